import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import { invoiceCount } from '../core/words/count-texts.ts'

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
  neverAny: 'Aún no hay pagos realizados.',
  noneInWindow: 'No hay pagos en {n:el último|los últimos} {n} {n:día|días}.',
  seeYear: 'Ver últimos 12 meses',
  seeAll: 'Ver todos los pagos',
  table: places.paymentsMade,
  invoicesTable: 'Facturas pagadas',
} as const

/** The summary figures: payments in the window, and separately those that did not reach the supplier. */
export const paymentFigureTexts = {
  label: 'Resumen de los pagos',
  paid: 'Pagado',
  paidSince: 'Pagado desde el {fecha}',
  gross: fields.grossValue,
  payments: { one: '1 pago', many: '{n} pagos' },
  invoices: invoiceCount,
  withheld: places.withholdings,
  seeParts: 'Ver cuáles',
  withholdingSource: fields.incomeWithholding,
  withholdingIca: fields.cityWithholding,
  withholdingVat: fields.vatWithholding,
  discounts: 'Descuentos y notas',
  notPaid: 'Sin pagar',
  allPaid: 'Todos los pagos se hicieron.',
  partOf: '{estado}: {valor}',
} as const

/** The totals of the table. */
export const paymentTotalTexts = {
  paid: 'Total pagado {moneda}',
  notPaid: 'Total sin pagar {moneda}',
  /** The same in a file, after "Total". */
  paidIn: 'pagado {moneda}',
  notPaidIn: 'sin pagar {moneda}',
} as const

/** The amounts paid per month. */
export const paidMonthsTexts = {
  title: 'Pagado por mes, últimos 12 meses',
  chart: 'Pagado por mes en {moneda}',
  showTable: actions.seeAsTable,
  month: fields.month,
  amount: 'Pagado en {moneda}',
  monthOf: '{mes} de {year}',
} as const

/** The names of the months, long and short. */
export const monthTexts = [
  { long: 'Enero', short: 'ene' },
  { long: 'Febrero', short: 'feb' },
  { long: 'Marzo', short: 'mar' },
  { long: 'Abril', short: 'abr' },
  { long: 'Mayo', short: 'may' },
  { long: 'Junio', short: 'jun' },
  { long: 'Julio', short: 'jul' },
  { long: 'Agosto', short: 'ago' },
  { long: 'Septiembre', short: 'sep' },
  { long: 'Octubre', short: 'oct' },
  { long: 'Noviembre', short: 'nov' },
  { long: 'Diciembre', short: 'dic' },
] as const

/** The days between due date and payment of an invoice. */
export const paidDaysTexts = {
  late: { one: '1 día después', many: '{n} días después' },
  early: { one: '1 día antes', many: '{n} días antes' },
  onTime: 'el día del vencimiento',
} as const
