import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Texts of the list of purchase orders (screens 2.4). */
export const purchaseOrdersTexts = {
  title: places.purchaseOrders,
  description: 'Órdenes de la compañía, con las cantidades recibidas y facturadas.',
  search: 'Buscar orden, comprador o ítem',
  windowAll: 'Todas las fechas',
  windowDays: fields.lastDays,
  date: 'Fecha de la orden',
  amount: fields.netValue,
  neverAny: 'Aún no hay órdenes de compra emitidas.',
  noneInWindow: 'No hay órdenes de compra en {n:el último|los últimos} {n} {n:día|días}',
  seeAll: actions.seeAll,
  table: places.purchaseOrders,
} as const
