import { addCounts, noCounts, type LoadCounts } from '@enlace/database/load/load-table'
import {
  documentLinksLoad,
  type DocumentLinkRow,
  type LinkedKind,
} from '@enlace/database/load/tables/document-links'
import { upsert } from '@enlace/database/load/upsert'
import type { Client } from './core/batch.ts'
import type { DocumentWords } from './core/document-words.ts'
import type { Mapping } from './core/mapping.ts'
import type { Progress } from './core/progress.ts'
import { writeAccountStatements } from './features/account-statements/write.ts'
import { writePurchaseOrders } from './features/purchase-order/write.ts'
import { writePurchaseTickets } from './features/purchase-tickets/write.ts'
import { writeThirdParties } from './features/third-parties/write.ts'
import type { DocumentSet } from './map-documents.ts'

/** What a load did, kind by kind and in all. Links are not counted as documents. */
export interface WrittenCounts {
  kinds: Record<string, LoadCounts>
  total: LoadCounts
}

/** Writes all documents of a source in the caller's transaction, owners first, and joins those that belong together. */
export async function writeDocuments(
  client: Client,
  documents: DocumentSet,
  { rules }: Mapping,
  words: DocumentWords,
  batch: string,
  onProgress: (progress: Progress) => void,
): Promise<WrittenCounts> {
  const { suppliers, receipts, orders, invoices, cutoff } = documents
  const kinds: Record<string, LoadCounts> = {}
  const note = (kind: string, counts: LoadCounts) => {
    kinds[kind] = counts
    onProgress({ step: 'written', kind, counts })
  }
  if (suppliers.length > 0) note('third-parties', await writeThirdParties(client, suppliers, rules, batch))
  if (cutoff !== null) {
    note('purchase-order', await writePurchaseOrders(client, orders, rules, words, batch))
    const orderOf = new Map(
      orders.flatMap(({ receipts: own, key, nro_orden }) =>
        own.map((receipt) => [receipt, { key, nro_orden }] as const),
      ),
    )
    note('purchase-tickets', await writePurchaseTickets(client, receipts, orderOf, rules, batch))
    note('account-statements', await writeAccountStatements(client, invoices, cutoff, rules, words, batch))
    await writeLinks(client, documents, batch)
  }
  return { kinds, total: Object.values(kinds).reduce(addCounts, noCounts) }
}

/** Joins each receipt to its order and invoice, and each order to the invoices of its receipts. */
async function writeLinks(
  client: Client,
  { receipts, orders, invoices }: DocumentSet,
  batch: string,
): Promise<void> {
  const tickets = receipts.map(({ key }) => key)
  const orderOf = new Map(
    orders.flatMap((order) => order.receipts.map((receipt) => [receipt, order.key] as const)),
  )
  const link = (from: LinkedKind, to: LinkedKind, rows: DocumentLinkRow[], parents: string[]) =>
    upsert(client, documentLinksLoad(from, to), { rows: distinct(rows), batch, parents })

  const toOrder = [...orderOf].map(([receipt, to_key]) => ({ from_key: receipt.key, to_key }))
  await link('purchase-tickets', 'purchase-order', toOrder, tickets)
  const pairs = invoices.flatMap((invoice) =>
    invoice.receipts.map((receipt) => ({ receipt, to_key: invoice.key })),
  )
  const toInvoice = pairs.map(({ receipt, to_key }) => ({ from_key: receipt.key, to_key }))
  await link('purchase-tickets', 'account-statements', toInvoice, tickets)
  const orderToInvoice = pairs.flatMap(({ receipt, to_key }) => {
    const from_key = orderOf.get(receipt)
    return from_key === undefined ? [] : [{ from_key, to_key }]
  })
  const orderKeys = orders.map(({ key }) => key)
  await link('purchase-order', 'account-statements', orderToInvoice, orderKeys)
}

function distinct(rows: readonly DocumentLinkRow[]): DocumentLinkRow[] {
  return [...new Map(rows.map((row) => [JSON.stringify([row.from_key, row.to_key]), row])).values()]
}
