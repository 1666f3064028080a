import { sql, type RawBuilder } from 'kysely'
import type { DeskQuery } from '@enlace/contract/core/desk/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every, findSlice, oneOf } from '../list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../list/rows-queries.ts'
import { countRows, countsOf } from '../list/present.ts'

/** A desk's list of pending rows with `id`, `estado` and `desde`, and the columns of its text search. */
export interface Desk {
  /** A named sub-select of the open company. */
  rows: RawBuilder<unknown>
  text: readonly string[]
  /** The default order, in the column `turno`. */
  turn: RawBuilder<unknown>
  sortable: Sortable
}

function filtered(desk: Desk, { q, from, to }: Unpaged<DeskQuery>) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(desde at time zone 'America/Bogota')::date`
  const matches = desk.text.map((column) => sql<boolean>`${sql.ref(column)} ilike ${pattern}`)
  return every([
    ...(text ? [sql<boolean>`(${sql.join(matches, sql` or `)})`] : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

const rowsOf = <Row>(desk: Desk, filter: Unpaged<DeskQuery>) =>
  listRows<Row>({
    columns: sql`*`,
    from: desk.rows,
    where: every([filtered(desk, filter), oneOf(sql.ref<string>('estado'), filter.status)]),
    sortable: { turno: { by: desk.turn }, ...desk.sortable },
    sort: filter.sort ?? 'turno',
  })

/** Finds a page of a desk's rows, with the number of rows per state. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what its rows hold
export async function findDesk<Row>(db: Database, scope: Scope, desk: Desk, filter: DeskQuery) {
  const [rows, groups] = await db.readList(scope, [
    rowsOf<Row>(desk, filter).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${desk.rows}
      where ${filtered(desk, filter)} group by 1`.compile(query),
  ])
  const { status } = filter
  const kept = groups.filter(({ estado }) => !status?.length || status.includes(estado))
  return { rows, total: countRows(kept), totals: [], counts: countsOf(groups), dataAsOf: null }
}

/** Finds a slice of a desk's filtered rows. @throws Problem `malformed-request`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what its rows hold
export function findDeskSlice<Row>(
  db: Database,
  scope: Scope,
  desk: Desk,
  { after, ...filter }: Unpaged<DeskQuery> & { after?: string | undefined },
) {
  return findSlice(db, scope, rowsOf<Row>(desk, filter), after)
}
