import type { DebitNoteLineRow, DebitNoteRow } from '@enlace/database/load/tables/notes-debit.ts'
import type { ListedOrderLineRow, ListedOrderRow } from '@enlace/database/load/tables/purchase-order.ts'
import type { ListedTicketRow, PurchaseTicketLineRow } from '@enlace/database/load/tables/purchase-tickets.ts'
import { DocumentKeys, type KnownDocuments } from './core/records/document-keys.ts'
import type { Findings } from './core/findings/finding.ts'
import type { NamedSuppliers } from './core/documents/known-supplier.ts'
import {
  ListedReader,
  type LinesMeaning,
  type ListedDocuments,
  type ListedFile,
} from './core/documents/listed-documents.ts'
import type { Part } from './core/mapping/mapping.ts'
import { mapLinks, type ReceivedLink } from './features/document-links/map.ts'
import { listedNotes } from './features/notes-debit/map.ts'
import { listedOrders } from './features/purchase-order/listed-map.ts'
import { listedTickets } from './features/purchase-tickets/listed-map.ts'

/** Documents that an ERP sends itself, with their lines and links. */
export interface ListedSet {
  orders: ListedDocuments<ListedOrderRow, ListedOrderLineRow>
  tickets: ListedDocuments<ListedTicketRow, PurchaseTicketLineRow>
  notes: ListedDocuments<DebitNoteRow, DebitNoteLineRow>
  links: ReceivedLink[]
}

/** The readers for a load's files. */
export interface ListedFiles {
  fileOf: (part: Part) => ListedFile | undefined
  suppliers: NamedSuppliers
  known: KnownDocuments
  meaning: LinesMeaning
}

/** Reads orders, entries and debit notes that an ERP sends itself. Entries find the orders of the same load. */
export function mapListed({ fileOf, suppliers, known, meaning }: ListedFiles, findings: Findings): ListedSet {
  const [orders, tickets, notes] = [
    new DocumentKeys(known['purchase-order']),
    new DocumentKeys(known['purchase-tickets']),
    new DocumentKeys(known['notes-debit']),
  ]
  const invoices = new DocumentKeys(known['account-statements'])
  const filesOf = (header: Part, lines: Part) => ({ header: fileOf(header), lines: fileOf(lines) })
  const links = fileOf('document-links')
  return {
    orders: new ListedReader(
      listedOrders,
      filesOf('purchase-order', 'purchase-order-lines'),
      orders,
      suppliers,
      findings,
      meaning,
    ).read(),
    tickets: new ListedReader(
      listedTickets(orders),
      filesOf('warehouse-entries', 'warehouse-entries-lines'),
      tickets,
      suppliers,
      findings,
      meaning,
    ).read(),
    notes: new ListedReader(
      listedNotes(invoices),
      filesOf('notes-debit', 'notes-debit-lines'),
      notes,
      suppliers,
      findings,
      meaning,
    ).read(),
    links: links ? mapLinks(links.table, links.part, known, findings, links.onRead) : [],
  }
}
