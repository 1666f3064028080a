import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

/** A purchase order. */
export interface PurchaseOrderRow extends OwnedRow {
  erp_key: string
  nro_orden: string
  fecha: CalendarDate
  bodega: string | null
  observaciones: string | null
  valor_bruto: Money
  valor_descuento: Money
  valor_impuesto: Money
  valor_neto: Money
  recibido_pct: string
  facturado_pct: string
  estado: string
}

/** How purchase orders are loaded. */
export const purchaseOrderLoad: LoadTable<PurchaseOrderRow> = {
  table: 'purchase_order',
  columns: [
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
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** A line of a purchase order. */
export interface PurchaseOrderLineRow {
  order_key: string
  linea: number
  item: string
  descripcion: string
  extension: string | null
  um: string
  cantidad: string
  cantidad_recibida: string
  precio: string
  valor_bruto: Money
  valor_descuento: Money
  iva: Money
  valor_neto: Money
}

/** How the lines of purchase orders are loaded: an order's are replaced as a whole. */
export const purchaseOrderLinesLoad: LoadTable<PurchaseOrderLineRow> = {
  table: 'purchase_order_lines',
  columns: [
    'linea',
    'item',
    'descripcion',
    'extension',
    'um',
    'cantidad',
    'cantidad_recibida',
    'precio',
    'valor_bruto',
    'valor_descuento',
    'iva',
    'valor_neto',
  ],
  key: ['purchase_order_id', 'linea'],
  references: [{ column: 'purchase_order_id', to: 'purchase_order', by: 'order_key', copies: ownerColumns }],
  replaces: 'purchase_order_id',
  remembers: 'nothing',
}

/** A purchase order as the ERP itself tells it; what a source does not tell keeps what it has. */
export interface ListedOrderRow extends PurchaseOrderRow {
  fecha_entrega: CalendarDate | null
  comprador: string | null
  comprador_correo: string | null
  comprador_telefono: string | null
  direccion_entrega: string | null
  condicion_pago: string | null
  moneda: string
}

/** How purchase orders that the ERP tells are loaded. */
export const listedOrdersLoad: LoadTable<ListedOrderRow> = {
  ...purchaseOrderLoad,
  columns: [
    ...purchaseOrderLoad.columns,
    'fecha_entrega',
    'comprador',
    'comprador_correo',
    'comprador_telefono',
    'direccion_entrega',
    'condicion_pago',
    'moneda',
  ],
}

/** A line of such an order. */
export interface ListedOrderLineRow extends PurchaseOrderLineRow {
  fecha_entrega: CalendarDate | null
}

/** How the lines of such orders are loaded. */
export const listedOrderLinesLoad: LoadTable<ListedOrderLineRow> = {
  ...purchaseOrderLinesLoad,
  columns: [...purchaseOrderLinesLoad.columns, 'fecha_entrega'],
}
