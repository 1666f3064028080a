import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { linesLoad, ownedLoad, type OwnedRow } from './owner.ts'

const columns = columnsWithout('purchase_tickets', ['acto_estado', 'acto_sobre', 'con_rechazos'])

/** A warehouse entry sent by the ERP; `order_key` is the ERP key of its order, if known. */
export type ListedTicketRow = OwnedRow &
  LoadedRow<'purchase_tickets', typeof columns> & { order_key: string | null }

/** A warehouse entry of a file of receipts, which has no currency. */
export type PurchaseTicketRow = Omit<ListedTicketRow, 'moneda'>

const ofOrder = { column: 'purchase_order_id', to: 'purchase_order', by: 'order_key' } as const

/** How warehouse entries of receipts are loaded: the currency remains unchanged. */
export const purchaseTicketsLoad = ownedLoad<PurchaseTicketRow>(
  'purchase_tickets',
  columns.filter((column) => column !== 'moneda'),
  ofOrder,
)

/** How warehouse entries sent by the ERP are loaded. */
export const listedTicketsLoad = ownedLoad<ListedTicketRow>('purchase_tickets', columns, ofOrder)

const lineColumns = columnsWithout('purchase_tickets_lines', [])

/** An item of a warehouse entry. */
export type PurchaseTicketLineRow = LoadedRow<'purchase_tickets_lines', typeof lineColumns> & {
  ticket_key: string
}

/** How the items of warehouse entries are loaded. */
export const purchaseTicketsLinesLoad = linesLoad<PurchaseTicketLineRow>(
  'purchase_tickets_lines',
  lineColumns,
  { column: 'purchase_ticket_id', to: 'purchase_tickets', by: 'ticket_key' },
)
