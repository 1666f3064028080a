import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import { every } from '../../../core/list/queries.ts'

/** The filters of a list that figures kept by day and group cannot answer. */
type Unkept = Partial<Pick<ListQuery, 'q' | 'min' | 'max'>> & { readonly named?: readonly string[] }
/** Those that are about days. */
type Window = Partial<Pick<ListQuery, 'days' | 'from' | 'to'>>

/** Kept figures by day: one row for each, and what changed since they were folded. */
const byDay = (figures: string) => sql`(select * from ${sql.table(figures)} where level in (0, 1)) kept`
/** The same by month, for what does not ask for days: far fewer rows. */
const byMonth = (figures: string) => sql`(select * from ${sql.table(figures)} where level in (0, 2)) kept`

/** What a list's figures are added up from: documents, or groups of them that are counted already. */
export interface Counted {
  readonly from: RawBuilder<unknown>
  /** The number of documents. */
  readonly rows: RawBuilder<number>
  /** Leaves out groups that no document is in any more. */
  readonly having: RawBuilder<unknown>
  readonly isKept: boolean
}

/** Whether kept figures answer a filter (kept-figures.md). */
export const isKeptBy = ({ q, min, max, named }: Unkept): boolean =>
  !q?.trim() && !min && !max && named === undefined

/** The number of documents, of kept groups or one by one. */
export const rowsIn = (isKept: boolean) =>
  isKept ? sql<number>`coalesce(sum(rows), 0)::integer` : sql<number>`count(*)::integer`

/** Leaves out kept groups that no document is in any more. */
export const havingRows = (isKept: boolean) => (isKept ? sql`having sum(rows) <> 0` : sql``)

/** The level of folded figures that a filter needs, beside what changed since: by day, or by month. */
export const foldedLevel = ({ days, from, to }: Window) => (days || from || to ? 1 : 2)

/** Returns the kept figures of documents if a filter needs nothing else, and else the documents. */
export function countedBy(
  documents: RawBuilder<unknown>,
  figures: string | undefined,
  filter: Unkept & Window,
): Counted {
  const isKept = figures !== undefined && isKeptBy(filter)
  const kept = foldedLevel(filter) === 1 ? byDay : byMonth
  return {
    from: isKept ? kept(figures) : documents,
    rows: rowsIn(isKept),
    having: havingRows(isKept),
    isKept,
  }
}

/**
 * Returns the condition that a row is of one of the newest days that together have as many matching documents as are
 * wanted, by the kept figures: a filter that few documents match then reads only their days.
 */
export const newestDays =
  (figures: string, day: string, where: Expression<SqlBool>) =>
  (wanted: number): RawBuilder<SqlBool> =>
    sql<SqlBool>`${sql.ref(day)} = any(array(
    select day from (select ${sql.ref(day)} as day, sum(sum(rows)) over (order by ${sql.ref(day)} desc) - sum(rows) as newer
      from ${byDay(figures)} where ${every([where])} group by 1 having sum(rows) <> 0) days
     where newer < ${wanted}::integer))`
