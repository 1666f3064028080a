import { sql } from 'kysely'
import {
  type ChangeKind,
  changesAPage,
  type SourceChangesQuery,
} from '@enlace/contract/imports/sources/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'
import { every } from '../../../core/list/queries.ts'

/** A load of a source that was kept. */
export interface LoadRow {
  id: string
  at: string
  actor_name: string
  rows_unchanged: number
  touched: number
}

/** A row that a load changed, as recorded. */
export interface ChangeRow {
  id: string
  tabla: string
  tipo: ChangeKind
  key: Record<string, unknown>
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Returns the last two kept loads of a source, newest first. */
export async function findLastLoads(db: Database, scope: Scope, source: string): Promise<LoadRow[]> {
  const [rows] = await db.read(scope, [
    sql<LoadRow>`select id, finished_at as at, ${staffNameOf('actor')} as actor_name, rows_unchanged,
        rows_inserted + rows_updated + rows_deleted + rows_closed as touched
      from import_batches where company_id = ${scopeCompany} and source = ${source} and state = 'loaded'
        and finished_at is not null
      order by finished_at desc, id limit 2`.compile(query),
  ])
  return rows
}

// A row that one load changed twice counts once, from its first to its last state.
const changesOf = (batch: string) => sql`(
  select table_name as tabla, key, min(seq) as seq, (array_agg(before order by seq))[1] as before,
         (array_agg(after order by seq desc))[1] as after,
         case when (array_agg(before order by seq))[1] is null then 'nueva'
              when (array_agg(after order by seq desc))[1] is null then 'quitada' else 'cambiada' end as tipo
    from import_changes where company_id = ${scopeCompany} and batch_id = ${batch} group by table_name, key) as changes`

/** Returns the changes of a load: counts by table, and a page of rows. */
export async function findChanges(
  db: Database,
  scope: Scope,
  batch: string,
  { tabla, tipo, page }: SourceChangesQuery,
) {
  const [groups, rows] = await db.read(scope, [
    sql<{ tabla: string; tipo: ChangeKind; filas: number }>`select tabla, tipo, count(*)::integer as filas
      from ${changesOf(batch)} group by 1, 2 order by 1`.compile(query),
    sql<ChangeRow>`select seq::text as id, tabla, tipo, key, before, after from ${changesOf(batch)}
      where ${every([
        ...(tabla === undefined ? [] : [sql<boolean>`tabla = ${tabla}`]),
        ...(tipo === undefined ? [] : [sql<boolean>`tipo = ${tipo}`]),
      ])} order by seq limit ${changesAPage} offset ${(page - 1) * changesAPage}`.compile(query),
  ])
  return { groups, rows }
}
