import type { LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

/** What receipts say of the order that they name; its other columns keep their values. */
const ofReceipts = [
  'erp_key',
  'nro_orden',
  'fecha',
  'bodega',
  'observaciones',
  'valor_bruto',
  'valor_descuento',
  'valor_impuesto',
  'valor_neto',
  'recibido_pct',
  'facturado_pct',
  'estado',
] as const

/** A purchase order that is known by its receipts. */
export type PurchaseOrderRow = OwnedRow & LoadedRow<'purchase_order', typeof ofReceipts>

/** How purchase orders that are known by receipts are loaded. */
export const purchaseOrderLoad: LoadTable<PurchaseOrderRow> = {
  table: 'purchase_order',
  columns: ofReceipts,
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

const columns = columnsWithout('purchase_order', [
  'vista_at',
  'acto_estado',
  'acto_sobre',
  'comentarios_sin_responder',
])

/** A purchase order as the ERP itself sends it; a column that a source does not have keeps its value. */
export type ListedOrderRow = OwnedRow & LoadedRow<'purchase_order', typeof columns>

/** How purchase orders that the ERP sends are loaded. */
export const listedOrdersLoad: LoadTable<ListedOrderRow> = { ...purchaseOrderLoad, columns }

const lineColumns = columnsWithout('purchase_order_lines', [])

/** A line of an order that the ERP sends. */
export type ListedOrderLineRow = LoadedRow<'purchase_order_lines', typeof lineColumns> & { order_key: string }

/** A line of an order that is known by receipts: it has no day of delivery. */
export type PurchaseOrderLineRow = Omit<ListedOrderLineRow, 'fecha_entrega'>

/** How the lines of orders that are known by receipts are loaded: an order's are replaced as a whole. */
export const purchaseOrderLinesLoad: LoadTable<PurchaseOrderLineRow> = {
  table: 'purchase_order_lines',
  columns: lineColumns.filter((column) => column !== 'fecha_entrega'),
  key: ['purchase_order_id', 'linea'],
  references: [{ column: 'purchase_order_id', to: 'purchase_order', by: 'order_key', copies: ownerColumns }],
  replaces: 'purchase_order_id',
  remembers: 'nothing',
}

/** How the lines of orders that the ERP sends are loaded. */
export const listedOrderLinesLoad: LoadTable<ListedOrderLineRow> = {
  ...purchaseOrderLinesLoad,
  columns: lineColumns,
}
