import {
  answeredPolicies,
  closeRows,
  paidInvoices,
  removeRows,
  type Closing,
} from '@enlace/database/load/end-rows.ts'
import { documentPlace } from '@enlace/database/load/known/known-contracts.ts'
import { noCounts, type LoadCounts, type LoadTable } from '@enlace/database/load/load-table.ts'
import { documentLinksLoad, type LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import { accountKey } from './core/mapping/account-key.ts'
import type { Client } from './core/records/batch.ts'
import { DocumentKeys } from './core/records/document-keys.ts'
import type { Findings, Place } from './core/findings/finding.ts'
import { readLinkedKind } from './core/documents/link-names.ts'
import { readRecords, type RecordReader } from './core/records/record-reader.ts'
import type { SentKind } from './core/mapping/sent-kinds.ts'
import type { SentGroup } from './core/records/sent-tables.ts'
import { readImputedKind } from '@enlace/domain/contract-words.ts'
import type { KnownParties } from './map-documents.ts'

/** A record that the ERP reports as deleted, with the keys of its row. */
interface Ended {
  place: Place
  key: string
  /** For a document's line its number, for a link the documents that it joins. */
  linea?: number
  link?: { from: LinkedKind; to: LinkedKind; to_key: string }
}

type Reader = RecordReader<string>

/** How documents and parties are closed: a document remains in history as void, a party becomes inactive. */
const closings: Partial<Record<SentKind, Closing>> = {
  'third-parties': { table: 'third_parties', sets: { activo: 'false' } },
  'branch-accounts': { table: 'branch_accounts', sets: { activo: 'false' } },
  'account-statements': { table: 'account_statements', sets: { estado: 'anulada', saldo_total: '0' } },
  'payments-made': { table: 'payments_made', sets: { estado: 'anulado' } },
  'purchase-order': { table: 'purchase_order', sets: { estado: 'anulada' } },
  'warehouse-entries': { table: 'purchase_tickets', sets: { estado: 'reversada' } },
  'notes-debit': { table: 'notes_debit', sets: { estado: 'anulada' } },
  contracts: { table: 'supplier_contracts', sets: { estado: 'terminado' } },
}

const keyed = (table: LoadTable<{ erp_key: string }>['table']): LoadTable<{ erp_key: string }> => ({
  table,
  columns: ['erp_key'],
  key: ['erp_key'],
  remembers: 'nothing',
})
interface Line {
  document_key: string
  linea: number
}
const lined = (
  table: LoadTable<Line>['table'],
  column: string,
  to: LoadTable<Line>['table'],
): LoadTable<Line> => ({
  table,
  columns: ['linea'],
  key: [column, 'linea'],
  references: [{ column, to, by: 'document_key' }],
  remembers: 'nothing',
})

/** Kinds that are part of a document: their rows are deleted. */
const removals: Partial<Record<SentKind, LoadTable<{ erp_key: string }>>> = {
  withholdings: keyed('withholding_lines'),
  'contracts-amendments': keyed('supplier_contracts_amendments'),
  'contracts-policies': keyed('supplier_contracts_policies'),
  'contracts-minutes': keyed('supplier_contracts_minutes'),
}
const lineRemovals: Partial<Record<SentKind, LoadTable<Line>>> = {
  'purchase-order-lines': lined('purchase_order_lines', 'purchase_order_id', 'purchase_order'),
  'warehouse-entries-lines': lined('purchase_tickets_lines', 'purchase_ticket_id', 'purchase_tickets'),
  'notes-debit-lines': lined('notes_debit_lines', 'note_id', 'notes_debit'),
}
const partLetters: Partial<Record<SentKind, readonly [letters: string, field: string]>> = {
  'contracts-amendments': ['OS', 'numero'],
  'contracts-policies': ['PO', 'amparo'],
  'contracts-minutes': ['AC', 'numero'],
}
const lineOwners: Partial<Record<SentKind, readonly [field: string, kind: LinkedKind]>> = {
  'purchase-order-lines': ['orden', 'purchase-order'],
  'warehouse-entries-lines': ['entrada', 'purchase-tickets'],
  'notes-debit-lines': ['nota', 'notes-debit'],
}

/** Finds the rows of deleted records; a record that does not identify its row is refused. */
export function mapEnded(
  { tables, mapping }: SentGroup,
  kind: SentKind,
  known: KnownParties,
  findings: Findings,
): Ended[] {
  const [table, part] = [tables[kind], mapping.parts[kind]]
  if (!table || !part) return []
  return readRecords<string, Ended>(table, part, findings, (record) => {
    const ended = { place: record.place, ...whatEnds(record, kind, known) }
    record.keptAs(tableOf(kind), traceOf(ended))
    return ended
  })
}

/** Closes or deletes the rows, depending on the kind. Paid or answered documents remain, and are reported. */
export async function endRecords(
  client: Client,
  kind: SentKind,
  ended: readonly Ended[],
  batch: string,
  findings: Findings,
): Promise<LoadCounts> {
  const keys = ended.map(({ key }) => key)
  const stays =
    kind === 'account-statements'
      ? await paidInvoices(client, keys)
      : kind === 'contracts-policies'
        ? await answeredPolicies(client, keys)
        : new Set<string>()
  const reason = kind === 'account-statements' ? 'paid-stays' : 'in-use-stays'
  const going = ended.filter(({ place, key }) => {
    if (stays.has(key)) findings.refuse(place, reason, { value: key })
    return !stays.has(key)
  })
  return { ...noCounts, deleted: await end(client, kind, going, batch) }
}

async function end(client: Client, kind: SentKind, going: readonly Ended[], batch: string): Promise<number> {
  const [closing, removal, lines] = [closings[kind], removals[kind], lineRemovals[kind]]
  if (closing)
    return closeRows(
      client,
      closing,
      going.map(({ key }) => key),
      batch,
    )
  if (removal)
    return removeRows(
      client,
      removal,
      going.map(({ key }) => ({ erp_key: key })),
      batch,
    )
  if (lines) {
    const rows = going.map(({ key, linea = 0 }) => ({ document_key: key, linea }))
    return removeRows(client, lines, rows, batch)
  }
  let gone = 0
  for (const { key, link } of going) {
    if (!link) continue
    const rows = [{ from_key: key, to_key: link.to_key }]
    gone += await removeRows(client, documentLinksLoad(link.from, link.to), rows, batch)
  }
  return gone
}

function tableOf(kind: SentKind): string {
  return closings[kind]?.table ?? removals[kind]?.table ?? lineRemovals[kind]?.table ?? 'document_links'
}

function traceOf({ key, linea, link }: Ended): string {
  if (link) return [link.from, key, link.to, link.to_key].join('|')
  return linea === undefined ? key : `${key}#${linea}`
}

function whatEnds(record: Reader, kind: SentKind, known: KnownParties): Omit<Ended, 'place'> {
  const letters = partLetters[kind]
  if (letters) return { key: [need(record, 'contrato'), letters[0], need(record, letters[1])].join('|') }
  const owner = lineOwners[kind]
  if (owner) {
    const keys = new DocumentKeys(known.named?.[owner[1]])
    const key = keys.demand(record, owner[0], record.nit('nit')?.documento_numero)
    return { key, linea: Number(need(record, 'linea')) }
  }
  if (kind === 'contracts-imputations') return imputation(record, known)
  if (kind === 'document-links') return link(record, known)
  return { key: record.code('clave') ?? ownKey(record, kind, known) }
}

function ownKey(record: Reader, kind: SentKind, known: KnownParties): string {
  if (kind === 'withholdings') return record.refuse('key-needed', { field: 'clave' })
  if (kind === 'contracts') return need(record, 'numero')
  const { documento_numero: nit } = record.required('nit', record.nit('nit'))
  if (kind === 'third-parties') return nit
  if (kind === 'branch-accounts') {
    const codigo = need(record, 'codigo')
    return known.branches?.get(nit)?.get(codigo) ?? accountKey(nit, { branch: { codigo } })
  }
  if (kind === 'account-statements')
    return `${nit}|${`${record.code('prefijo') ?? ''}${need(record, 'factura')}`.toUpperCase()}`
  const field = kind === 'payments-made' ? 'comprobante' : 'numero'
  return `${nit}|${need(record, field).toUpperCase()}`
}

function imputation(record: Reader, known: KnownParties): Omit<Ended, 'place'> {
  const to_key = need(record, 'contrato')
  const written = need(record, 'tipo')
  const from =
    readImputedKind(written) ?? record.refuse('imputation-kind-unknown', { field: 'tipo', value: written })
  const numero = need(record, 'documento')
  const key = known.documents?.get(documentPlace(from, known.contracts?.get(to_key) ?? '', numero))
  const link = { from, to: 'supplier-contracts', to_key } as const
  return { key: key ?? record.refuse('document-unknown', { field: 'documento', value: numero }), link }
}

function link(record: Reader, known: KnownParties): Omit<Ended, 'place'> {
  const { documento_numero: supplier } = record.required('nit', record.nit('nit'))
  const kindOf = (field: string): LinkedKind => {
    const written = need(record, field)
    return readLinkedKind(written) ?? record.refuse('link-kind-unknown', { field, value: written })
  }
  const [from, to] = [kindOf('desde_tipo'), kindOf('hacia_tipo')]
  const find = (kind: LinkedKind, field: string) =>
    new DocumentKeys(known.named?.[kind]).demand(record, field, supplier)
  return { key: find(from, 'desde'), link: { from, to, to_key: find(to, 'hacia') } }
}

const need = (record: Reader, field: string) => record.required(field, record.code(field))
