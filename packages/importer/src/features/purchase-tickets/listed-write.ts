import { addCounts, tellingOnly, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { documentLinksLoad } from '@enlace/database/load/tables/document-links.ts'
import {
  listedTicketsLoad,
  purchaseTicketsLinesLoad,
  type ListedTicketRow,
  type PurchaseTicketLineRow,
} from '@enlace/database/load/tables/purchase-tickets.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { ListedDocuments } from '../../core/documents/listed-documents.ts'
import type { Mapping } from '../../core/mapping/mapping.ts'
import { keepsUntold, keepsUntoldOfLine } from '../../core/mapping/told-columns.ts'

/** Writes warehouse entries sent by the ERP itself, each with the link to its order. */
export async function writeListedTickets(
  client: Client,
  { rows, lines, parents }: ListedDocuments<ListedTicketRow, PurchaseTicketLineRow>,
  mapping: Mapping,
  batch: string,
): Promise<LoadCounts> {
  const keeps = keepsUntold('warehouse-entries', mapping)
  // The order is one field of the source and stored as its number and its key.
  const tickets = tellingOnly(listedTicketsLoad, (column) =>
    column === 'oc_relacionada' || column === 'order_key' ? keeps('orden') : keeps(column),
  )
  const own = tellingOnly(purchaseTicketsLinesLoad, keepsUntoldOfLine('warehouse-entries-lines', mapping))
  const counts = await upsert(client, tickets, { rows, batch })
  const withLines = addCounts(counts, await upsert(client, own, { rows: lines, batch, parents }))
  if (keeps('orden')) await writeLinks(client, rows, batch)
  return withLines
}

async function writeLinks(client: Client, rows: Iterable<ListedTicketRow>, batch: string): Promise<void> {
  const links: { from_key: string; to_key: string }[] = []
  const all: string[] = []
  for (const { erp_key, order_key } of rows) {
    all.push(erp_key)
    if (order_key !== null) links.push({ from_key: erp_key, to_key: order_key })
  }
  await upsert(client, documentLinksLoad('purchase-tickets', 'purchase-order'), {
    rows: links,
    batch,
    parents: all,
  })
}
