import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { linesLoad, ownedLoad, type OwnedRow } from './owner.ts'

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
export const purchaseOrderLoad = ownedLoad<PurchaseOrderRow>('purchase_order', ofReceipts)

const columns = columnsWithout('purchase_order', [
  'vista_at',
  'acto_estado',
  'acto_sobre',
  'comentarios_sin_responder',
])

/** A purchase order sent by the ERP; a column that a source does not have keeps its value. */
export type ListedOrderRow = OwnedRow & LoadedRow<'purchase_order', typeof columns>

/** How purchase orders sent by the ERP are loaded. */
export const listedOrdersLoad = ownedLoad<ListedOrderRow>('purchase_order', columns)

const lineColumns = columnsWithout('purchase_order_lines', [])

/** A line of an order sent by the ERP. */
export type ListedOrderLineRow = LoadedRow<'purchase_order_lines', typeof lineColumns> & { order_key: string }

/** What only the ERP's own lines say. */
const ownOnly = ['fecha_entrega', 'cantidad_facturada'] as const
type OwnOnly = (typeof ownOnly)[number]
const isOfReceipts = <Column extends string>(column: Column): column is Exclude<Column, OwnOnly> =>
  !ownOnly.some((one) => one === column)

/** A line of an order that is known from receipts: it has no day of delivery and no invoiced quantity. */
export type PurchaseOrderLineRow = Omit<ListedOrderLineRow, OwnOnly>

const ofOrder = { column: 'purchase_order_id', to: 'purchase_order', by: 'order_key' } as const

/** How the lines of orders that are known from receipts are loaded. */
export const purchaseOrderLinesLoad = linesLoad<PurchaseOrderLineRow>(
  'purchase_order_lines',
  lineColumns.filter(isOfReceipts),
  ofOrder,
)

/** How the lines of orders sent by the ERP are loaded. */
export const listedOrderLinesLoad = linesLoad<ListedOrderLineRow>(
  'purchase_order_lines',
  lineColumns,
  ofOrder,
)
