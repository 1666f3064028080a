import type { Transaction } from '@enlace/database/database.ts'
import type { LoadCounts, LoadTable } from '@enlace/database/load/load-table.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { DescribedFinding } from '../findings/described-finding.ts'
import type { Findings } from '../findings/finding.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { underOneHeader, type RefusedRecords } from './refused-records.ts'

/** Who loads what: the record of a load before its outcome is known. */
export interface BatchOrigin {
  id: string
  source: string
  /** The names of the files, with the hash of their contents. */
  fileName: string
  sha256: string
  actor: string
}

interface FindingRow {
  batch_id: string
  seq: number
  file_name: string
  line: number
  severity: string
  reason: string
  field: string | null
  value: string | null
  message: string
  record: string | null
}

const findingsLoad: LoadTable<FindingRow> = {
  table: 'import_findings',
  columns: [
    'batch_id',
    'seq',
    'file_name',
    'line',
    'severity',
    'reason',
    'field',
    'value',
    'message',
    'record',
  ],
  key: ['batch_id', 'seq'],
  remembers: 'nothing',
}

/** The connection of an open transaction. */
export type Client = Transaction['client']

const company = '(select scope_company())'

/** Serialises the loads of a company: the second waits for the first. */
export async function lockCompany(client: Client): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('enlace import'), ${company})`)
}

/** Saves the mapping for the company's source, so that the next load is read the same way. */
export async function saveMapping(client: Client, mapping: Mapping): Promise<void> {
  await client.query(
    `insert into import_mappings (company_id, source, mapping) values (${company}, $1, $2::jsonb)
     on conflict (company_id, source) do update set mapping = excluded.mapping, updated_at = now()
      where import_mappings.mapping is distinct from excluded.mapping`,
    [mapping.source, JSON.stringify(mapping)],
  )
}

const insertBatch = `insert into import_batches (company_id, id, source, kind, file_name, file_sha256, actor)
  values (${company}, $1, $2, 'documents', $3, $4, $5)`
const valuesOf = ({ id, source, fileName, sha256, actor }: BatchOrigin) => [
  id,
  source,
  fileName,
  sha256,
  actor,
]

/** Inserts the record of a load, in the transaction that it records. */
export async function beginBatch(client: Client, batch: BatchOrigin): Promise<void> {
  await client.query(insertBatch, valuesOf(batch))
}

/** The state of a load in several parts, each in a transaction of its own. */
export interface LoadSoFar {
  /** The number of parts, including the one just begun. */
  parts: number
  findings: number
  /** The number of its last change. */
  lastChange: string
  headers: Record<string, readonly string[]>
}

/** The state before the first part. */
export const nothingSoFar: LoadSoFar = { parts: 1, findings: 0, lastChange: '0', headers: {} }

/** The load to which a part was to be added has been undone. */
export class LoadUndone extends Error {
  override readonly name = 'LoadUndone'
}

/** Inserts the record of a load, or of another part of it. @throws LoadUndone. */
export async function joinBatch(client: Client, batch: BatchOrigin): Promise<LoadSoFar> {
  const { rows } = await client.query<Pick<LoadSoFar, 'parts' | 'headers'>>(
    `${insertBatch} on conflict (company_id, id) do update
        set state = 'running', failure = null, finished_at = null,
            parts = import_batches.parts + case import_batches.state when 'failed' then 0 else 1 end,
            file_sha256 = encode(sha256(convert_to(import_batches.file_sha256 || excluded.file_sha256, 'UTF8')), 'hex')
      where import_batches.state <> 'undone' returning parts, headers`,
    valuesOf(batch),
  )
  const [begun] = rows
  if (!begun) throw new LoadUndone('The load was undone while it came')
  if (begun.parts === 1) return nothingSoFar
  const { rows: found } = await client.query<Pick<LoadSoFar, 'findings' | 'lastChange'>>(
    `select coalesce((select max(seq) + 1 from import_findings where company_id = ${company} and batch_id = $1), 0) as findings,
            coalesce((select max(seq) from import_changes where company_id = ${company} and batch_id = $1), 0)::text
              as "lastChange"`,
    [batch.id],
  )
  return { ...nothingSoFar, ...begun, ...found[0] }
}

/** The results of a finished load. */
export interface LoadOutcome extends RefusedRecords {
  rowsRead: number
  counts: { total: LoadCounts; closing: { closed: number } | null }
  findings: Findings
  described: readonly DescribedFinding[]
}

/** Completes the record of a load, or of a part of it, with its counts and findings. */
export async function finishBatch(
  client: Client,
  batch: BatchOrigin,
  { rowsRead, counts, findings, described, ...refused }: LoadOutcome,
  before: LoadSoFar = nothingSoFar,
): Promise<void> {
  const { headers, records } = underOneHeader(refused, described, before.headers)
  const { inserted, updated, unchanged, deleted } = counts.total
  await client.query(
    `update import_batches
        set state = 'loaded', finished_at = clock_timestamp(), rows_read = rows_read + $2,
            rows_inserted = rows_inserted + $3, rows_updated = rows_updated + $4, rows_unchanged = rows_unchanged + $5,
            rows_refused = rows_refused + $6, rows_doubtful = rows_doubtful + $7, rows_deleted = rows_deleted + $8,
            rows_closed = rows_closed + $9, headers = $10::jsonb, rows_left_out = rows_left_out + $11
      where company_id = ${company} and id = $1`,
    [
      batch.id,
      rowsRead,
      inserted,
      updated,
      unchanged,
      findings.countRecords('refused'),
      findings.countRecords('doubtful'),
      deleted,
      counts.closing?.closed ?? 0,
      JSON.stringify(headers),
      findings.leftOut,
    ],
  )
  const rows = described.map(({ file, line, severity, reason, field, value, message }, seq) => {
    const what = { severity, reason, field, value, message }
    const record = records.get(seq)
    return {
      batch_id: batch.id,
      seq: before.findings + seq,
      file_name: file,
      line,
      ...what,
      record: record === undefined ? null : JSON.stringify(record),
    }
  })
  await upsert(client, findingsLoad, { rows, batch: null })
}

/** Records a load of which nothing was kept, with the reason. */
export async function recordFailure(client: Client, batch: BatchOrigin, failure: string): Promise<void> {
  await client.query(`${insertBatch} on conflict do nothing`, valuesOf(batch))
  // The parts of a load that were kept remain.
  await client.query(
    `update import_batches set state = 'failed', finished_at = clock_timestamp(), failure = $2
      where company_id = ${company} and id = $1 and state in ('running', 'failed')`,
    [batch.id, failure],
  )
}

/** Stores the day up to which kinds of documents are complete; an older file does not move it back. */
export async function rememberFreshness(
  client: Client,
  kinds: readonly string[],
  day: CalendarDate,
): Promise<void> {
  await client.query(
    `insert into data_freshness (company_id, kind, as_of)
     select ${company}, kind, $2::timestamptz from unnest($1::text[]) kind
     on conflict (company_id, kind) do update set as_of = greatest(data_freshness.as_of, excluded.as_of)`,
    // The source's last day is complete at its end in Colombia; for today the database limits it to the present.
    [kinds, `${day}T23:59:59-05:00`],
  )
}

/** Stores the moment up to which a kind of documents is complete; an older one does not move it back. */
export async function rememberMoment(client: Client, kind: string, moment: string): Promise<void> {
  await client.query(
    `insert into data_freshness (company_id, kind, as_of) values (${company}, $1, $2::timestamptz)
     on conflict (company_id, kind) do update set as_of = greatest(data_freshness.as_of, excluded.as_of)`,
    [kind, moment],
  )
}

/** Adds the load to the company's audit trail, with its counts if they are known. */
export async function auditLoad(client: Client, batch: BatchOrigin, counts?: LoadCounts): Promise<void> {
  await client.query(
    `select append_own_audit(who => $1, person => null, what => 'documents-imported', aim => $2, origin => null,
                             more => $3::jsonb)`,
    [batch.actor, batch.id, JSON.stringify({ source: batch.source, files: batch.fileName, ...counts })],
  )
}
