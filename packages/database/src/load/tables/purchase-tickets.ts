import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

/** A warehouse entry; `order_key` is the ERP key of its order, where that is known. */
export interface PurchaseTicketRow extends OwnedRow {
  erp_key: string
  nro_entrada: string
  fecha: CalendarDate
  oc_relacionada: string | null
  order_key: string | null
  bodega: string | null
  remision: string | null
  valor_bruto: Money
  valor_descuento: Money
  valor_impuesto: Money
  valor_neto: Money
  estado: string
}

/** How warehouse entries are loaded. */
export const purchaseTicketsLoad: LoadTable<PurchaseTicketRow> = {
  table: 'purchase_tickets',
  columns: [
    'erp_key',
    'nro_entrada',
    'fecha',
    'oc_relacionada',
    'bodega',
    'remision',
    'valor_bruto',
    'valor_descuento',
    'valor_impuesto',
    'valor_neto',
    'estado',
  ],
  key: ['erp_key'],
  references: [ownedByAccount, { column: 'purchase_order_id', to: 'purchase_order', by: 'order_key' }],
  remembers: 'batch-and-time',
}

/** An item of a warehouse entry. */
export interface PurchaseTicketLineRow {
  ticket_key: string
  linea: number
  item: string
  descripcion: string
  extension: string | null
  um: string
  cantidad: string
  canti_adicional: string | null
  precio: string
  valor_bruto: Money
  valor_descuento: Money
  iva: Money
  valor_neto: Money
}

/** How the items of warehouse entries are loaded: an entry's are replaced as a whole. */
export const purchaseTicketsLinesLoad: LoadTable<PurchaseTicketLineRow> = {
  table: 'purchase_tickets_lines',
  columns: [
    'linea',
    'item',
    'descripcion',
    'extension',
    'um',
    'cantidad',
    'canti_adicional',
    'precio',
    'valor_bruto',
    'valor_descuento',
    'iva',
    'valor_neto',
  ],
  key: ['purchase_ticket_id', 'linea'],
  references: [
    { column: 'purchase_ticket_id', to: 'purchase_tickets', by: 'ticket_key', copies: ownerColumns },
  ],
  replaces: 'purchase_ticket_id',
  remembers: 'nothing',
}

/** A warehouse entry as the ERP itself tells it; what a source does not tell keeps what it has. */
export interface ListedTicketRow extends PurchaseTicketRow {
  moneda: string
}

/** How warehouse entries that the ERP tells are loaded. */
export const listedTicketsLoad: LoadTable<ListedTicketRow> = {
  ...purchaseTicketsLoad,
  columns: [...purchaseTicketsLoad.columns, 'moneda'],
}
