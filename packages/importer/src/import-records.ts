import { createHash, randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@enlace/database/database.ts'
import { outcomesOf, type Change, type ChangedAs } from '@enlace/database/load/outcomes.ts'
import { addCounts, noCounts, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  auditLoad,
  finishBatch,
  joinBatch,
  lockCompany,
  recordFailure,
  rememberMoment,
  type BatchOrigin,
  type Client,
} from './core/records/batch.ts'
import type { DescribedFinding } from './core/findings/described-finding.ts'
import type { DocumentWords } from './core/documents/document-words.ts'
import { Findings, type Finding } from './core/findings/finding.ts'
import { recordsOf } from './core/records/refused-records.ts'
import { factsOf, type SentKind } from './core/mapping/sent-kinds.ts'
import type { SentRecord, SentRefusal } from './core/records/sent-record.ts'
import { sentTables, type SentTables } from './core/records/sent-tables.ts'
import { usualRules } from './core/mapping/usual-rules.ts'
import { endRecords, mapEnded } from './ended-records.ts'
import { knownParties, withSuppliers } from './known-parties.ts'
import { mapDocuments, type DocumentSet } from './map-documents.ts'
import { writeDocuments } from './write-documents.ts'

/** Maximum records per call. */
export const mostRecords = 1_000

/** Records of one kind that an ERP sends to a company. */
export interface RecordsRequest {
  company: number
  source: string
  kind: SentKind
  /** Including lines without a record, so that they are reported and kept with the others. */
  records: readonly (SentRecord | SentRefusal)[]
  actor: string
  words: DocumentWords
  /** Returns the sentence that people read for a finding. */
  describe: (finding: Finding) => string
  /** The moment up to which the kind is complete ("datos al"), in ISO format; an older one does not move it back. */
  asOf?: string
  /** The load of which they are a part, if it has several calls; without it they are a load of their own. */
  load?: string
  /** Runs in the same transaction, before it commits. */
  beforeCommit?: (tx: Transaction, report: RecordsReport) => Promise<void>
}

/** The outcome of one record. */
export interface RowOutcome {
  line: number
  /** The key of the portal's row; null if none could be read. */
  key: string | null
  outcome: 'inserted' | 'updated' | 'unchanged' | 'deleted' | 'refused'
  findings: DescribedFinding[]
}

/** The outcome of all records of a call; the batch is listed with the loads, including earlier calls. */
export interface RecordsReport {
  batch: string
  rows: RowOutcome[]
  counts: LoadCounts
}

/**
 * Loads records sent by an ERP, the same way as files. In one transaction: all accepted records are kept, or on an
 * error none. Sending the same records again changes nothing.
 * @throws RangeError for more than `mostRecords`; LoadUndone if their load was undone.
 */
export async function importRecords(db: Database, request: RecordsRequest): Promise<RecordsReport> {
  if (request.records.length > mostRecords) throw new RangeError(`More than ${mostRecords} records in a call`)
  const scope = Scope.ofStaff(request.company)
  const origin = originOf(request)
  try {
    return await load(db, scope, origin, request)
  } catch (fault) {
    const failure = fault instanceof Error ? fault.message : String(fault)
    await db.transaction(scope, ({ client }) => recordFailure(client, origin, failure)).catch(() => undefined)
    throw fault
  }
}

async function load(
  db: Database,
  scope: Scope,
  origin: BatchOrigin,
  request: RecordsRequest,
): Promise<RecordsReport> {
  const { company, kind, records, source } = request
  const findings = new Findings({ remembersKeys: true })
  const sent = sentTables(records, kind, source, usualRules, findings)
  const { documents, ended } = await mapAll(db, company, kind, sent, findings)
  return db.transaction(scope, async (tx) => {
    const { client } = tx
    await lockCompany(client)
    const before = await joinBatch(client, origin)
    const written = await writeAll(client, documents, sent, { ...request, batch: origin.id })
    const gone = await endRecords(client, kind, ended, origin.id, findings)
    const counts = addCounts(written, gone)
    const changed = await outcomesOf(client, origin.id, before.lastChange)
    const described = findings.all.map((finding) => ({ ...finding, message: request.describe(finding) }))
    const refused = recordsOf({ [kind]: sent.whole }, described)
    const total = { total: counts, closing: null }
    await finishBatch(
      client,
      origin,
      { rowsRead: records.length, counts: total, findings, described, ...refused },
      before,
    )
    const { freshness } = factsOf(kind)
    if (request.asOf !== undefined && freshness !== undefined)
      await rememberMoment(client, freshness, request.asOf)
    // The totals of a load in parts are known only at its end: its audit entry records the beginning.
    if (request.load === undefined) await auditLoad(client, origin, counts)
    else if (before.parts === 1) await auditLoad(client, origin)
    const report = { batch: origin.id, rows: rowsOf(records, findings, described, changed), counts }
    await request.beforeCommit?.(tx, report)
    return report
  })
}

/** Maps each group's documents; a supplier that one names is known to the next. */
async function mapAll(
  db: Database,
  company: number,
  kind: SentKind,
  { groups, ended }: SentTables,
  findings: Findings,
) {
  let known = await knownParties(db, company, ended ? [...groups, ended] : groups)
  const gone = ended ? mapEnded(ended, kind, known, findings) : []
  const documents = groups.map(({ tables, mapping, isWithLines }) => {
    const documents = mapDocuments(tables, mapping, known, findings, () => {}, {
      areWhole: isWithLines,
      refuseDocument: isWithLines,
    })
    known = withSuppliers(known, documents)
    return isWithLines ? { ...documents, payments: wholePayments(documents, findings) } : documents
  })
  return { documents, ended: gone }
}

/** The payments whose sent lines were all read: the others are refused as a whole. */
function wholePayments({ payments }: DocumentSet, findings: Findings): DocumentSet['payments'] {
  const refused = new Set(findings.all.flatMap(({ severity, line }) => (severity === 'refused' ? line : [])))
  const torn = new Map(
    [...refused].flatMap((line) =>
      (findings.kept?.get(line) ?? []).map((trace) => [trace.split('|').slice(1).join('|'), line] as const),
    ),
  )
  const { heads, lines } = payments
  // Sent records may be refused as a whole, so their paid invoices are held.
  if (!Array.isArray(lines)) return payments
  return {
    heads: heads.filter(({ erp_key }) => !torn.has(erp_key)),
    lines: lines.filter(({ payment_key }) => !torn.has(payment_key)),
  }
}

async function writeAll(
  client: Client,
  documents: readonly DocumentSet[],
  { groups }: SentTables,
  { words, batch }: RecordsRequest & { batch: string },
): Promise<LoadCounts> {
  let counts = noCounts
  for (const [place, set] of documents.entries()) {
    const mapping = groups[place]?.mapping
    if (!mapping) continue
    const written = await writeDocuments(client, set, {
      mapping,
      words,
      batch,
      today: todayInBogota(new Date()),
      confirmsClosing: false,
      onProgress: () => {},
    })
    counts = addCounts(counts, written.total)
  }
  return counts
}

function rowsOf(
  records: RecordsRequest['records'],
  findings: Findings,
  described: readonly DescribedFinding[],
  changed: ChangedAs,
): RowOutcome[] {
  const byLine = Map.groupBy(described, ({ line }) => line)
  return records.map((record) => {
    const { line } = record
    const traces = findings.kept?.get(line) ?? []
    const own = byLine.get(line) ?? []
    const key = traces[0]?.split('|').slice(1).join('|') ?? null
    const changes = traces.flatMap((trace) => changed.get(trace) ?? [])
    const isRefused = own.some(({ severity }) => severity === 'refused')
    return { line, key, outcome: isRefused ? 'refused' : outcomeOf(record, changes), findings: own }
  })
}

function outcomeOf(record: SentRecord | SentRefusal, changes: readonly Change[]): RowOutcome['outcome'] {
  if (changes.length === 0) return 'unchanged'
  if ('isDeleted' in record && record.isDeleted) return 'deleted'
  return changes[0] === 'inserted' ? 'inserted' : 'updated'
}

function originOf({ source, kind, records, actor, load: id = randomUUID() }: RecordsRequest): BatchOrigin {
  const sha256 = createHash('sha256')
  for (const record of records)
    sha256.update(JSON.stringify(record, (_, part: unknown) => (part instanceof Set ? [...part] : part)))
  return { id, source, fileName: `${kind}.ndjson`, sha256: sha256.digest('hex'), actor }
}
