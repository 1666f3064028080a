import { filterTexts } from '@enlace/contract/core/list/texts'
import {
  exportPurchaseOrders,
  requestPurchaseOrdersExport,
} from '@enlace/contract/purchase-order/export-calls'
import type { PurchaseOrder } from '@enlace/contract/purchase-order/schemas'
import {
  orderColumnTexts as heads,
  purchaseOrdersTexts as texts,
} from '@enlace/contract/purchase-order/texts'
import {
  amount,
  column,
  listExport,
  type ExportColumn,
  commonWords,
  labelled,
  stateText,
  windowWords,
} from '../exports/index.ts'
import { orderRows } from './queries.ts'

const columns: readonly ExportColumn<PurchaseOrder>[] = [
  column('orden', heads.orden, 'text', (row) => row.nro_orden),
  column('fecha', heads.fecha, 'date', (row) => row.fecha),
  column('comprador', heads.comprador, 'text', (row) => row.comprador),
  column('bodega', heads.bodega, 'text', (row) => row.bodega),
  column('entrega', heads.entrega, 'date', (row) => row.fecha_entrega),
  column('moneda', heads.moneda, 'text', (row) => row.moneda),
  amount('bruto', heads.bruto, (row) => row.valor_bruto),
  amount('descuento', heads.descuento, (row) => row.valor_descuento),
  amount('iva', heads.iva, (row) => row.valor_impuesto),
  amount('neto', heads.neto, (row) => row.valor_neto),
  column('recibido', heads.recibido, 'percent', (row) => row.recibido_pct),
  column('facturado', heads.facturado, 'percent', (row) => row.facturado_pct),
  column('comentarios', heads.comentarios, 'integer', (row) => row.comentarios_sin_responder),
  column('estado', heads.estado, 'text', (row) => stateText('orden_compra', row.estado)),
]

const deliveryTexts = { por_entregar: texts.toDeliver, atrasada: texts.late }

/** The purchase orders as a file. */
export const orderExport = listExport<typeof exportPurchaseOrders, PurchaseOrder>({
  list: 'purchase-order',
  now: exportPurchaseOrders,
  later: requestPurchaseOrdersExport,
  title: texts.title,
  kind: 'purchase-order',
  columns,
  rows: orderRows,
  currencyOf: ({ moneda }) => moneda,
  words: (filter) => [
    ...windowWords(filter.days, texts.windowDays),
    ...(filter.entrega ? [labelled(texts.delivery, deliveryTexts[filter.entrega])] : []),
    ...(filter.comprador ? [labelled(heads.comprador, filter.comprador)] : []),
    ...(filter.bodega ? [labelled(heads.bodega, filter.bodega)] : []),
    ...commonWords(filter, {
      date: texts.date,
      amount: texts.amount,
      state: { label: filterTexts.status, owner: 'orden_compra' },
    }),
  ],
})
