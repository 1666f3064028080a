import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import { invoiceCount } from '../core/words/count-texts.ts'

/** Texts of the list of payments (screens 2.3). */
export const paymentsMadeTexts = {
  title: places.paymentsMade,
  description: 'Lo que la compañía le ha pagado, con sus facturas y lo que se descontó.',
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

/** The figures at the head of the screen: totals of all that the filters let through. */
export const paymentFigureTexts = {
  label: 'Totales de los pagos que muestra la lista',
  gross: fields.grossValue,
  payments: { one: '1 pago', many: '{n} pagos' },
  invoices: invoiceCount,
  withheld: places.withholdings,
  withholdingSource: fields.incomeWithholding,
  withholdingIca: fields.cityWithholding,
  withholdingVat: fields.vatWithholding,
  discounts: 'Descuentos y notas',
  net: fields.netValue,
  notPaid: 'De este valor, {valor} no está pagado: en proceso, rechazado o anulado.',
  /** Of the payments of the list, and of nothing else: what is owed besides is told by the statement. */
  arrived: { one: 'El pago ya se hizo.', many: 'Los {n} pagos ya se hicieron.' },
  otherCurrency: 'También en {moneda}: bruto {bruto}, neto {neto}.',
} as const

/** What was paid month by month. */
export const paidMonthsTexts = {
  title: 'Pagado por mes, últimos 12 meses',
  chart: 'Pagado por mes en {moneda}',
  highest: 'Mes más alto: {valor}',
  showTable: 'Ver los valores en una tabla',
  month: fields.month,
  amount: 'Pagado en {moneda}',
  monthOf: '{mes} de {year}',
} as const

/** The months, long and short. */
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

/** How far from its due date an invoice was paid. */
export const paidDaysTexts = {
  late: { one: '1 día después', many: '{n} días después' },
  early: { one: '1 día antes', many: '{n} días antes' },
  onTime: 'el día del vencimiento',
} as const
