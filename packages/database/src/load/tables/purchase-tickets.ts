import type { LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

const columns = columnsWithout('purchase_tickets', ['acto_estado', 'acto_sobre'])

/** A warehouse entry sent by the ERP; `order_key` is the ERP key of its order, if known. */
export type ListedTicketRow = OwnedRow &
  LoadedRow<'purchase_tickets', typeof columns> & { order_key: string | null }

/** A warehouse entry of a file of receipts, which has no currency. */
export type PurchaseTicketRow = Omit<ListedTicketRow, 'moneda'>

/** How warehouse entries of receipts are loaded: the currency remains unchanged. */
export const purchaseTicketsLoad: LoadTable<PurchaseTicketRow> = {
  table: 'purchase_tickets',
  columns: columns.filter((column) => column !== 'moneda'),
  key: ['erp_key'],
  references: [ownedByAccount, { column: 'purchase_order_id', to: 'purchase_order', by: 'order_key' }],
  remembers: 'batch-and-time',
}

/** How warehouse entries sent by the ERP are loaded. */
export const listedTicketsLoad: LoadTable<ListedTicketRow> = { ...purchaseTicketsLoad, columns }

const lineColumns = columnsWithout('purchase_tickets_lines', [])

/** An item of a warehouse entry. */
export type PurchaseTicketLineRow = LoadedRow<'purchase_tickets_lines', typeof lineColumns> & {
  ticket_key: string
}

/** How the items of warehouse entries are loaded: an entry's are replaced as a whole. */
export const purchaseTicketsLinesLoad: LoadTable<PurchaseTicketLineRow> = {
  table: 'purchase_tickets_lines',
  columns: lineColumns,
  key: ['purchase_ticket_id', 'linea'],
  references: [
    { column: 'purchase_ticket_id', to: 'purchase_tickets', by: 'ticket_key', copies: ownerColumns },
  ],
  replaces: 'purchase_ticket_id',
  remembers: 'nothing',
}
