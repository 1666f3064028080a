import { sql } from 'kysely'
import type { Cursor } from '@enlace/connectors/core/record.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type {
  ConnectionSystem,
  FiledKind,
  PulledKind,
  PullInterval,
  PullState,
} from '@enlace/domain/connections.ts'

/** One stored run of a connection. */
export interface RunRow {
  id: string
  actor: string
  is_full: boolean
  state: PullState
  started_at: string
  ended_at: string | null
  read_rows: number
  inserted: number
  updated: number
  unchanged: number
  deleted: number
  refused: number
  files: number
  failure: string | null
}

/** A stored connection. */
export interface ConnectionRow {
  id: string
  version: number
  nombre: string
  system: ConnectionSystem
  address: string
  place: string
  username: string
  sealed_secret: Buffer
  kinds: PulledKind[]
  file_kinds: FiledKind[]
  every_minutes: PullInterval
  is_on: boolean
  stopped_why: string | null
  next_run_at: string | null
  is_held: boolean
  last_run: RunRow | null
}

const runColumns = sql`r.id, r.actor, r.is_full, r.state, r.started_at, r.ended_at, r.read_rows::float8 as read_rows,
  r.inserted::float8 as inserted, r.updated::float8 as updated, r.unchanged::float8 as unchanged,
  r.deleted::float8 as deleted, r.refused::float8 as refused,
  r.files::float8 as files, r.failure`

const connectionRows = sql`select c.id, c.version, c.nombre, c.system, c.address, c.place, c.username, c.sealed_secret,
    c.kinds, c.file_kinds, c.every_minutes, c.is_on, c.stopped_why, c.next_run_at,
    coalesce(c.held_until > now(), false) as is_held,
    (select to_jsonb(l) from (
      select ${runColumns} from connection_runs r where r.company_id = c.company_id and r.connection_id = c.id
       order by r.started_at desc limit 1) l) as last_run
  from connections c where c.company_id = ${scopeCompany}`

/** The connections of the company, by name. */
export async function findConnections(db: Database, scope: Scope): Promise<ConnectionRow[]> {
  const [rows] = await db.read(scope, [
    sql<ConnectionRow>`${connectionRows} order by lower(c.nombre)`.compile(query),
  ])
  return rows
}

/** Finds a connection; undefined if the company has none with that number. */
export async function findConnection(
  db: Database,
  scope: Scope,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [[row]] = await db.read(scope, [
    sql<ConnectionRow>`${connectionRows} and c.id = ${id}`.compile(query),
  ])
  return row
}

/** Finds the latest runs of a connection, and the findings of the last one. */
export async function findHistory(db: Database, scope: Scope, id: string) {
  const [runs, findings] = await db.read(scope, [
    sql<RunRow>`select ${runColumns} from connection_runs r
      where r.company_id = ${scopeCompany} and r.connection_id = ${id}
      order by r.started_at desc limit 20`.compile(query),
    sql<{ referencia: string; mensaje: string }>`select f.reference as referencia, f.message as mensaje
      from connection_findings f
     where f.company_id = ${scopeCompany} and f.run_id = (
       select r.id from connection_runs r where r.company_id = ${scopeCompany} and r.connection_id = ${id}
        order by r.started_at desc limit 1)
     order by f.seq`.compile(query),
  ])
  return { runs, findings }
}

/** Finds the progress of each kind of a connection. */
export async function findCursors(db: Database, scope: Scope, id: string): Promise<Map<string, Cursor>> {
  const [rows] = await db.read(scope, [
    query
      .selectFrom('connection_cursors')
      .select(['kind', 'reached_at', 'next_at', 'after_id'])
      .where('company_id', '=', scopeCompany)
      .where('connection_id', '=', id)
      .compile(),
  ])
  return new Map(
    rows.map(({ kind, reached_at: at, next_at: next, after_id: after }) => [kind, { at, next, after }]),
  )
}

/** Finds the fields by which the portal knows some ERP records, each with the number of others known by the same ones. */
export async function findKnownBy(
  db: Database,
  scope: Scope,
  id: string,
  kind: string,
  erpIds: readonly string[],
): Promise<Map<string, { fields: Record<string, string>; others: number }>> {
  const [rows] = await db.read(scope, [
    sql<{ erp_id: string; known_by: Record<string, string>; others: number }>`
      select k.erp_id, k.known_by, (
          select count(*)::integer from connection_records o
           where o.company_id = k.company_id and o.connection_id = k.connection_id and o.kind = k.kind
             and o.known_by = k.known_by and o.erp_id <> k.erp_id) as others
        from connection_records k
       where k.company_id = ${scopeCompany} and k.connection_id = ${id} and k.kind = ${kind}
         and k.erp_id = any (${[...erpIds]}::text[])`.compile(query),
  ])
  return new Map(rows.map(({ erp_id, known_by: fields, others }) => [erp_id, { fields, others }]))
}

/** Finds the ERP records that the portal knows by the given fields. */
export async function findGoingBy(
  db: Database,
  scope: Scope,
  id: string,
  kind: string,
  fields: readonly Readonly<Record<string, string | null>>[],
): Promise<{ erp_id: string; known_by: Record<string, string> }[]> {
  if (fields.length === 0) return []
  const [rows] = await db.read(scope, [
    sql<{ erp_id: string; known_by: Record<string, string> }>`
      select k.erp_id, k.known_by from connection_records k
       where k.company_id = ${scopeCompany} and k.connection_id = ${id} and k.kind = ${kind}
         and k.known_by in (select jsonb_array_elements(${JSON.stringify(fields)}::jsonb))`.compile(query),
  ])
  return rows
}
