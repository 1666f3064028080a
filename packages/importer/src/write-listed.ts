import type { LoadCounts } from '@enlace/database/load/load-table.ts'
import type { Client } from './core/records/batch.ts'
import type { Mapping } from './core/mapping/mapping.ts'
import { writeLinks } from './features/document-links/write.ts'
import { writeNotes } from './features/notes-debit/write.ts'
import { writeListedOrders } from './features/purchase-order/listed-write.ts'
import { writeListedTickets } from './features/purchase-tickets/listed-write.ts'
import type { ListedSet } from './map-listed.ts'

/** Writes documents that an ERP sends itself, earlier ones first, and their links; returns each kind's counts. */
export async function writeListedSet(
  client: Client,
  { orders, tickets, notes, links }: ListedSet,
  mapping: Mapping,
  batch: string,
  note: (kind: string, counts: LoadCounts) => void,
): Promise<void> {
  const has = ({ count, lineCount }: { count: number; lineCount: number }) => count + lineCount > 0
  if (has(orders)) note('purchase-order', await writeListedOrders(client, orders, mapping, batch))
  if (has(tickets)) note('purchase-tickets', await writeListedTickets(client, tickets, mapping, batch))
  if (has(notes)) note('notes-debit', await writeNotes(client, notes, mapping, batch))
  if (links.length > 0) note('document-links', await writeLinks(client, links, batch))
}
