import { sql } from 'kysely'
import type { ImportsQuery } from '@enlace/contract/imports/history-schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'
import { type BatchRow, batches, openLoads } from './queries.ts'

type BatchFilter = Unpaged<ImportsQuery>

const history = batches.as('history')

const sortable: Sortable = {
  when: 'started_at',
  source: 'source',
  refused: 'rows_refused',
}

function filtered({ q, from, to }: BatchFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(started_at at time zone 'America/Bogota')::date`
  return every([
    ...(text
      ? [sql<boolean>`(source ilike ${pattern} or file_name ilike ${pattern} or actor_name ilike ${pattern})`]
      : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

/** The loads that match a filter, by default newest first. */
export const batchRows = (filter: BatchFilter) =>
  listRows<BatchRow>({
    columns: sql`*`,
    from: sql`${history}`,
    where: every([
      filtered(filter),
      ...(filter.fuente === undefined ? [] : [sql<boolean>`source = ${filter.fuente}`]),
      ...(filter.estado === undefined ? [] : [sql<boolean>`state = ${filter.estado}`]),
    ]),
    sortable,
    sort: filter.sort ?? '-when',
  })

/** Returns a page of the company's loads with the counts of each filter, and the unfinished loads. */
export async function findBatches(db: Database, scope: Scope, filter: ImportsQuery) {
  const [rows, groups, open] = await db.readList(scope, [
    batchRows(filter).page(filter).compile(query),
    sql<{ fuente: string; estado: BatchRow['state']; rows: number }>`
      select source as fuente, state as estado, count(*)::integer as rows from ${history}
      where ${filtered(filter)} group by 1, 2`.compile(query),
    openLoads,
  ])
  return { rows, groups, open }
}
