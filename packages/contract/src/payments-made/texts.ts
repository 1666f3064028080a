import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Texts of the list of payments (screens 2.3). */
export const paymentsMadeTexts = {
  title: places.paymentsMade,
  description: 'Pagos que le ha hecho la compañía, con sus facturas y descuentos.',
  search: 'Buscar comprobante, factura u OC',
  windowAll: 'Todos los pagos',
  windowDays: fields.lastDays,
  windowYear: 'Últimos 12 meses',
  means: 'Medio de pago',
  anyMeans: 'Todos los medios',
  bank: fields.bank,
  anyBank: 'Todos los bancos',
  date: fields.paymentDate,
  amount: fields.paidValue,
  view: 'Ver los pagos',
  byPayment: 'Por pago',
  byInvoice: 'Por factura',
  table: places.paymentsMade,
  invoicesTable: 'Facturas pagadas',
} as const

/** The totals of the table. */
export const paymentTotalTexts = {
  paid: 'Total pagado {moneda}',
  notPaid: 'Total sin pagar {moneda}',
  /** The same in a file, after "Total". */
  paidIn: 'pagado {moneda}',
  notPaidIn: 'sin pagar {moneda}',
} as const

/** The days between due date and payment of an invoice. */
export const paidDaysTexts = {
  late: { one: '1 día después', many: '{n} días después' },
  early: { one: '1 día antes', many: '{n} días antes' },
  onTime: 'el día del vencimiento',
} as const
