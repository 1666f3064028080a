import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import { invoiceCount } from '../core/words/count-texts.ts'

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

/** Of a window without payments. */
export const noPaymentsTexts = {
  neverAny: 'Aún no hay pagos realizados.',
  noneInWindow: 'No hay pagos en {n:el último|los últimos} {n} {n:día|días}.',
  seeYear: 'Ver últimos 12 meses',
  seeAll: 'Ver todos los pagos',
} as const
