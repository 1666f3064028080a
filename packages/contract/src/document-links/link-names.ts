/** How a link names the kinds of documents that it joins. */
export const linkNames = ['orden', 'entrada', 'factura', 'pago', 'nota', 'contrato'] as const
export type LinkName = (typeof linkNames)[number]
