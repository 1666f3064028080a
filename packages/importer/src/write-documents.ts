import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { addCounts, noCounts, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { documentLinksLoad, type DocumentLinkRow } from '@enlace/database/load/tables/document-links.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from './core/records/batch.ts'
import { withCutoff, type DocumentWords } from './core/documents/document-words.ts'
import type { Mapping } from './core/mapping/mapping.ts'
import type { Progress } from './core/findings/progress.ts'
import { writeListedStatements, type Closing } from './features/account-statements/listed-write.ts'
import { writeBranches } from './features/branch-accounts/write.ts'
import { writeListedSet } from './write-listed.ts'
import { writePayments } from './features/payments-made/write.ts'
import { writeAccountStatements } from './features/account-statements/write.ts'
import { writePurchaseOrders } from './features/purchase-order/write.ts'
import { writePurchaseTickets } from './features/purchase-tickets/write.ts'
import { writeThirdParties } from './features/third-parties/write.ts'
import { hasContracts, writeContracts } from './features/supplier-contracts/write.ts'
import { writeWithholdings } from './features/withholdings/write.ts'
import type { DocumentSet } from './map-documents.ts'

/** The effects of a load, by kind and in total. Links are not counted as documents. */
export interface WrittenCounts {
  kinds: Record<string, LoadCounts>
  total: LoadCounts
  /** What a complete list closed; null without one. */
  closing: Closing | null
}

/** The properties of a load besides its documents. */
export interface WrittenLoad {
  mapping: Mapping
  words: DocumentWords
  batch: string
  today: CalendarDate
  confirmsClosing: boolean
  onProgress: (progress: Progress) => void
}

/** Writes all documents of a source in the caller's transaction, owners first, and links them. */
export async function writeDocuments(
  client: Client,
  documents: DocumentSet,
  load: WrittenLoad,
): Promise<WrittenCounts> {
  const { mapping, words, batch, onProgress } = load
  const { rules } = mapping
  const { suppliers, receipts, orders, invoices, withholdings, contracts, cutoff } = documents
  const kinds: Record<string, LoadCounts> = {}
  const note = (kind: string, counts: LoadCounts) => {
    kinds[kind] = addCounts(kinds[kind] ?? noCounts, counts)
    onProgress({ step: 'written', kind, counts })
  }
  if (suppliers.length > 0)
    note('third-parties', await writeThirdParties(client, suppliers, documents.accountNames, mapping, batch))
  if (documents.branches.length > 0)
    note('branch-accounts', await writeBranches(client, documents.branches, mapping, batch))
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
  const listed = await writeListed(client, documents, load)
  for (const [kind, counts] of Object.entries(listed.kinds)) note(kind, counts)
  await writeListedSet(client, documents.listed, mapping, batch, note)
  if (withholdings.length > 0) note('withholdings', await writeWithholdings(client, withholdings, batch))
  if (hasContracts(contracts)) note('supplier-contracts', await writeContracts(client, contracts, batch))
  return { kinds, total: Object.values(kinds).reduce(addCounts, noCounts), closing: listed.closing }
}

/** Writes invoices and payments that the files list themselves. */
async function writeListed(
  client: Client,
  { statements, payments }: DocumentSet,
  { mapping, words, batch, today, confirmsClosing, onProgress }: WrittenLoad,
) {
  const kinds: Record<string, LoadCounts> = {}
  let closing: Closing | null = null
  if (statements.count > 0) {
    const written = await writeListedStatements(client, statements, {
      mapping,
      batch,
      words: withCutoff(words.closedByPicture, today),
      confirmsClosing,
      onSent: (count, total) => onProgress({ step: 'writing', kind: 'account-statements', count, total }),
    })
    kinds['account-statements'] = written.counts
    closing = written.closing
  }
  if (payments.heads.length > 0) kinds['payments-made'] = await writePayments(client, payments, batch)
  return { kinds, closing }
}

/**
 * Links each receipt to its order and each invoice to its receipts and their orders. A receipt's links are replaced as
 * a whole, so that a changed order or invoice leaves no old links.
 */
async function writeLinks(
  client: Client,
  { receipts, orders, invoices }: DocumentSet,
  batch: string,
): Promise<void> {
  const tickets = receipts.map(({ key }) => key)
  const orderKeys = orders.map(({ key }) => key)
  const orderOf = new Map(
    orders.flatMap((order) => order.receipts.map((receipt) => [receipt, order.key] as const)),
  )
  const load = (target: ReturnType<typeof documentLinksLoad>, rows: DocumentLinkRow[], parents: string[]) =>
    upsert(client, target, { rows: distinct(rows), batch, parents })

  const toOrder = [...orderOf].map(([receipt, to_key]) => ({ from_key: receipt.key, to_key }))
  await load(documentLinksLoad('purchase-tickets', 'purchase-order'), toOrder, tickets)
  const pairs = invoices.flatMap(({ key, receipts: own }) =>
    own.map((receipt) => ({ receipt, from_key: key })),
  )
  const toTicket = pairs.map(({ receipt, from_key }) => ({ from_key, to_key: receipt.key }))
  await load(documentLinksLoad('account-statements', 'purchase-tickets', 'to_id'), toTicket, tickets)
  const invoiceToOrder = pairs.flatMap(({ receipt, from_key }) => {
    const to_key = orderOf.get(receipt)
    return to_key === undefined ? [] : [{ from_key, to_key }]
  })
  await load(documentLinksLoad('account-statements', 'purchase-order', 'to_id'), invoiceToOrder, orderKeys)
}

function distinct(rows: readonly DocumentLinkRow[]): DocumentLinkRow[] {
  return [...new Map(rows.map((row) => [JSON.stringify([row.from_key, row.to_key]), row])).values()]
}
