import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import { dayCount } from '../core/words/count-texts.ts'

/** Texts of the list of pending invoices (screens 2.2). */
export const accountStatementsTexts = {
  title: places.accountStatement,
  description: 'Facturas pendientes de pago, con su vencimiento y su pago estimado.',
  search: 'Buscar por número de factura',
  window: 'Vencimiento',
  windowAll: 'Todas las pendientes',
  windowDays: 'Vencidas y {n:próximo|próximos} {n} {n:día|días}',
  date: 'Fecha de factura',
  amount: fields.balance,
  neverAny: 'No hay facturas pendientes al {fecha}.',
  neverTold: 'La compañía no ha informado facturas pendientes.',
  seePayments: 'Ver pagos realizados →',
  noneInWindow: 'No hay facturas pendientes en {n:el próximo|los próximos} {n} {n:día|días}',
  seeAll: actions.seeAll,
  table: places.pendingInvoices,
} as const

/** The days past or until the due date of an invoice. */
export const daysTexts = {
  overdue: dayCount,
  dueIn: { one: 'vence en 1 día', many: 'vence en {n} días' },
  dueToday: 'vence hoy',
  noDueDate: 'sin vencimiento',
  credit: 'a favor de la compañía',
  unscheduled: 'Sin programar',
} as const
