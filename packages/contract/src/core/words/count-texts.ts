/** One invoice and several. */
export const invoiceCount = { one: '1 factura', many: '{n} facturas' } as const
/** One day and several. */
export const dayCount = { one: '1 día', many: '{n} días' } as const
/** Invoices, counted. */
export const invoicesCounted = '{n} {n:factura|facturas}'
/** The day that it is. */
export const today = 'hoy'
