/** The names of the document kinds in links between them. */
export const linkNames = ['orden', 'entrada', 'factura', 'pago', 'nota', 'contrato'] as const
export type LinkName = (typeof linkNames)[number]
