import { sql, type RawBuilder } from 'kysely'
import { fileFormats, type FileFormat } from '@enlace/contract/exports/limits.ts'
import { fileLists, type Export, type ExportState, type FileList } from '@enlace/contract/exports/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A stored export. */
interface KeptExport {
  id: string
  list: FileList
  format: FileFormat
  state: ExportState
  file_name: string
  media_type: string
  titulo: string | null
  sucursal: string | null
  rows_total: number
  rows_done: number
  size: string | null
  storage_key: string | null
  created_at: string
  finished_at: string | null
  expires_at: string | null
  can_open: boolean
}

/** Maximum files that are listed; older ones have long expired. */
const shownAtMost = 100

const columns = sql`e.id, e.list, e.format, e.state, e.file_name, e.query ->> 'titulo' as titulo, e.media_type, e.rows_total, e.rows_done, e.size,
  e.storage_key, e.created_at, e.finished_at, e.expires_at,
  (select nombre from branch_accounts b where b.company_id = e.company_id and b.id = e.account) as sucursal,
  export_stands(e.account_ids, e.module) as can_open`

/** Finds the files that the scope's person requested, newest first. */
export async function findExports(db: Database, scope: Scope): Promise<Export[]> {
  const [rows] = await db.read(scope, [
    sql<KeptExport>`select ${columns} from exports e where e.company_id = ${scopeCompany}
      order by e.created_at desc, e.id limit ${shownAtMost}`.compile(query),
  ])
  return rows.map(({ size, ...row }) => ({ ...row, size: size === null ? null : Number(size) }))
}

/** Finds a finished file of the scope's person that has not expired; undefined if there is none. */
export async function findReadyExport(
  db: Database,
  scope: Scope,
  id: string,
): Promise<{ fileName: string; mediaType: string; storageKey: string } | undefined> {
  const [[row]] = await db.read(scope, [
    sql<KeptExport>`select ${columns} from exports e
      where e.company_id = ${scopeCompany} and e.id = ${id} and e.state = 'done' and e.expires_at > now()`.compile(
      query,
    ),
  ])
  if (!row?.can_open || row.storage_key === null) return undefined
  return { fileName: row.file_name, mediaType: row.media_type, storageKey: row.storage_key }
}

/** Finds the request of a waiting export, for its worker. */
export async function findAskedExport(db: Database, scope: Scope, id: string) {
  const [[row]] = await db.read(scope, [
    sql<{
      list: string
      format: string
      query: unknown
      state: string
      file_name: string
      media_type: string
    }>`
      select list, format, query, state, file_name, media_type from exports
       where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  const list = fileLists.find((name) => name === row?.list)
  const format = fileFormats.find((name) => name === row?.format)
  if (!row || !list || !format) return undefined
  return { list, format, asked: row.query, state: row.state, mediaType: row.media_type }
}

/** Counts the rows of a statement, up to a limit. */
export async function countUpTo(
  db: Database,
  scope: Scope,
  select: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const [[row]] = await db.readList(scope, [
    sql<{ n: number }>`select count(*)::integer as n from (${select} limit ${limit}) counted`.compile(query),
  ])
  return row?.n ?? 0
}

/** The rows of a list's whole filtered set in order, as a statement that is not compiled yet. */
export interface RowsInOrder<Row> {
  select: RawBuilder<Row>
}

/** Reads such rows with a cursor, in batches. */
export function streamInOrder<Row>(
  db: Database,
  scope: Scope,
  select: RawBuilder<Row>,
  handful: number,
): AsyncIterable<readonly Row[]> {
  return db.streamList(scope, select.compile(query), handful)
}
