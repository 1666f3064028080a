import { sql } from 'kysely'
import type { ImportFinding, ImportReason } from '@enlace/contract/imports/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { noRecordReasons } from '@enlace/importer/core/findings/no-record.ts'
import { severityOf } from './running/check.ts'
import { pageSize } from './loads/queries.ts'

/** The filter of a load's findings. */
export interface FindingFilter {
  severity?: ImportFinding['severity'] | undefined
  reason?: string | undefined
}

/** A row of findings. */
export interface FindingRow {
  seq: number
  file_name: string
  line: number | null
  severity: 'refused' | 'doubtful'
  field: string | null
  value: string | null
  message: string
  reason: string
}

const findingsOf = (id: string) =>
  query
    .selectFrom('import_findings')
    .select(['seq', 'file_name', 'line', 'severity', 'field', 'value', 'message', 'reason'])
    .where('company_id', '=', scopeCompany)
    .where('batch_id', '=', id)
    .orderBy('seq')
    .$castTo<FindingRow>()

/** The severity as shown: rows that are not records are stored as refused. */
const shownSeverity = sql<
  ImportFinding['severity']
>`case when reason = any(${[...noRecordReasons]}::text[]) then 'left-out' else severity end`

/** Returns a page of a load's findings, and all reasons with their counts. */
export async function findFindings(
  db: Database,
  scope: Scope,
  id: string,
  { severity, reason, page }: FindingFilter & { page: number },
) {
  const narrowed = findingsOf(id)
    .$if(severity !== undefined, (all) => all.where(shownSeverity, '=', severity ?? 'refused'))
    .$if(reason !== undefined, (all) => all.where('reason', '=', reason ?? ''))
  const reasons = sql<ImportReason>`
    select * from (
      select reason, ${shownSeverity} as severity, count(*)::integer as count,
             (array_agg(file_name order by seq))[1] as file, (array_agg(line order by seq))[1] as line,
             (array_agg(message order by seq))[1] as message
        from import_findings where company_id = ${scopeCompany} and batch_id = ${id} group by 1, 2) told
     order by array_position(array['refused', 'doubtful', 'left-out'], severity), count desc, reason`
  const [rows, [counted], told] = await db.read(scope, [
    narrowed
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .compile(),
    narrowed
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::integer`.as('total'))
      .compile(),
    reasons.compile(query),
  ])
  return { rows: rows.map(presentFinding), total: counted?.total ?? 0, reasons: told }
}

function presentFinding({
  seq,
  file_name,
  line,
  severity,
  reason,
  field,
  value,
  message,
}: FindingRow): ImportFinding {
  return { seq, file: file_name, line, severity: severityOf({ severity, reason }), field, value, message }
}

/** Streams all findings of a load in batches. */
export function streamFindings(db: Database, scope: Scope, id: string) {
  return db.stream(scope, findingsOf(id).compile())
}

/** A refused record as it was sent, with all its findings. */
export interface RefusedRow {
  line: number
  record: string[]
  messages: string
}

/** Streams the refused records of a file in batches, in the file's order. */
export function streamRefused(db: Database, scope: Scope, id: string, file: string) {
  const rows = sql<RefusedRow>`
    select f.line, f.record,
           (select string_agg(o.message, ' ' order by o.seq) from import_findings o
             where o.company_id = f.company_id and o.batch_id = f.batch_id and o.file_name = f.file_name
               and o.line = f.line and o.severity = 'refused') as messages
      from import_findings f
     where f.company_id = ${scopeCompany} and f.batch_id = ${id} and f.file_name = ${file} and f.record is not null
     order by f.line, f.seq`
  return db.stream(scope, rows.compile(query))
}
