import type { LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

/** The columns that receipts provide for the order that they name; the others keep their values. */
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

/** A purchase order that is known from its receipts. */
export type PurchaseOrderRow = OwnedRow & LoadedRow<'purchase_order', typeof ofReceipts>

/** How purchase orders that are known from receipts are loaded. */
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

/** A purchase order sent by the ERP; a column that a source does not have keeps its value. */
export type ListedOrderRow = OwnedRow & LoadedRow<'purchase_order', typeof columns>

/** How purchase orders sent by the ERP are loaded. */
export const listedOrdersLoad: LoadTable<ListedOrderRow> = { ...purchaseOrderLoad, columns }

const lineColumns = columnsWithout('purchase_order_lines', [])

/** A line of an order sent by the ERP. */
export type ListedOrderLineRow = LoadedRow<'purchase_order_lines', typeof lineColumns> & { order_key: string }

/** A line of an order that is known from receipts: it has no day of delivery. */
export type PurchaseOrderLineRow = Omit<ListedOrderLineRow, 'fecha_entrega'>

/** How the lines of orders that are known from receipts are loaded: an order's are replaced as a whole. */
export const purchaseOrderLinesLoad: LoadTable<PurchaseOrderLineRow> = {
  table: 'purchase_order_lines',
  columns: lineColumns.filter((column) => column !== 'fecha_entrega'),
  key: ['purchase_order_id', 'linea'],
  references: [{ column: 'purchase_order_id', to: 'purchase_order', by: 'order_key', copies: ownerColumns }],
  replaces: 'purchase_order_id',
  remembers: 'nothing',
}

/** How the lines of orders sent by the ERP are loaded. */
export const listedOrderLinesLoad: LoadTable<ListedOrderLineRow> = {
  ...purchaseOrderLinesLoad,
  columns: lineColumns,
}
