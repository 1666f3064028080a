import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { OpenedKey } from '../../../core/http/program/open-api-key.ts'

/** The maximum number of findings shown of a push. */
export const mostFindings = 1000

/** A push as stored. */
export interface KeptPush {
  id: string
  kind: string
  key: string
  state: 'running' | 'complete' | 'broken'
  idempotency_key: string | null
  read: number
  inserted: number
  updated: number
  unchanged: number
  deleted: number
  refused: number
  bytes: number
  batches: string[]
  as_of: string | null
  failure: string | null
  started_at: string
  finished_at: string | null
}

const pushes = sql`select p.id, p.kind, k.nombre as key,
    case when p.state = 'running' and p.alive_until < now() then 'broken' else p.state end as state, p.idempotency_key,
    p.rows_read::float8 as read, p.rows_inserted::float8 as inserted, p.rows_updated::float8 as updated,
    p.rows_unchanged::float8 as unchanged, p.rows_deleted::float8 as deleted, p.rows_refused::float8 as refused,
    p.bytes::float8 as bytes, p.batches, p.as_of, p.failure, p.started_at, p.finished_at
  from pushes p join api_keys k on k.company_id = p.company_id and k.id = p.key_id
 where p.company_id = ${scopeCompany}`

/** Selects the pushes visible to a key: its own and those of keys it replaced, or all. */
const visibleTo = ({ key, scopes }: OpenedKey) =>
  scopes.includes('read:cargas')
    ? sql`true`
    : sql`p.key_id in (
        with recursive line as (
          select ${key}::uuid as id
          union select f.id from api_keys f join line on f.company_id = ${scopeCompany} and f.replaced_by = line.id)
        select id from line)`

/** Returns the pushes visible to a key, newest first. */
export async function findPushes(db: Database, key: OpenedKey, before: string | undefined, size: number) {
  const [found] = await db.read(key.scope, [
    sql<KeptPush>`${pushes} and ${visibleTo(key)} and (${before ?? null}::timestamptz is null or p.started_at < ${before ?? null}::timestamptz)
      order by p.started_at desc, p.id limit ${size}`.compile(query),
  ])
  return found
}

/** Finds a push with its findings; undefined if it is not visible to the key. */
export async function findPush(db: Database, key: OpenedKey, id: string) {
  const [[push], findings] = await db.read(key.scope, [
    sql<KeptPush>`${pushes} and ${visibleTo(key)} and p.id = ${id}`.compile(query),
    sql<{
      line: number | null
      severity: 'refused' | 'doubtful'
      reason: string
      field: string | null
      value: string | null
      message: string
    }>`select f.line, f.severity, f.reason, f.field, f.value, f.message
        from pushes p join import_findings f on f.company_id = p.company_id and f.batch_id = any (p.batches)
       where p.company_id = ${scopeCompany} and p.id = ${id} and ${visibleTo(key)}
       order by f.severity desc, f.line, f.batch_id, f.seq limit ${mostFindings + 1}`.compile(query),
  ])
  return push && { push, findings: findings.slice(0, mostFindings), more: findings.length > mostFindings }
}

/** Returns until when each kind of document is complete. */
export async function findFreshness(
  db: Database,
  { scope }: OpenedKey,
): Promise<ReadonlyMap<string, string>> {
  const [rows] = await db.read(scope, [
    query
      .selectFrom('data_freshness')
      .select(['kind', 'as_of'])
      .where('company_id', '=', scopeCompany)
      .compile(),
  ])
  return new Map(rows.map(({ kind, as_of: asOf }) => [kind, asOf]))
}

/** Returns the name of a key's company. */
export async function findCompanyName(db: Database, { scope }: OpenedKey): Promise<string> {
  const [[row]] = await db.read(scope, [
    query.selectFrom('companies').select('nombre').where('id', '=', scopeCompany).compile(),
  ])
  return row?.nombre ?? ''
}
