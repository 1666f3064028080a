import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import { lastRowByNumber } from '@enlace/contract/core/list/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { type Mark, readMark, writeMark } from './mark.ts'

/**
 * Columns that a list can be ordered by: one that is never null, or an expression that may be. Amounts are ordered
 * within their currency (`moneda`), since those of two currencies do not compare: pesos first, as in the totals.
 */
export type Sortable = Readonly<Record<string, string | { by: RawBuilder<unknown>; isMoney?: boolean }>>

/** A list's filter without its page, shared by its rows, its export and "Ver todo". */
export type Unpaged<Query extends ListQuery> = Omit<Query, 'page' | 'size'>

/** The filtered and ordered rows of a list, as statements that are not compiled yet. */
export interface ListRows<Row> {
  /** All of its rows. */
  select: RawBuilder<Row>
  /** The page that the filter names. @throws Problem `beyond-last-page`. */
  page(place: Pick<ListQuery, 'page' | 'size'>): RawBuilder<Row>
  /** Up to `size` rows after a mark, each with the values of the next mark. @throws Problem `malformed-request`. */
  slice(after: string | undefined, size: number): RawBuilder<Row & SortKey>
  /** Returns the mark of a row of a slice. */
  markOf(row: SortKey): string
}

/** The sort value of a row, as text. */
export interface SortKey {
  id: string
  sort_key: string | null
  /** The sort position of its currency, if ordered by an amount. */
  sort_currency: string
}

/** The sort position of a currency: pesos first, the others by code. */
const currencyPlace = sql<string>`case when moneda = 'COP' then '' else moneda end`

interface ListParts {
  columns: RawBuilder<unknown>
  /** The table, or a sub-select in its place. */
  from: RawBuilder<unknown>
  where: Expression<SqlBool>
  sortable: Sortable
  /** The requested order, or the list's default. */
  sort: string
  /** Narrows a page to where its last row, by number, is in any case. */
  within?: (last: number) => Expression<SqlBool>
  /**
   * Whether the rows are those of a table by its id. A page is then found among ids, which an index may have with all
   * that orders and narrows them, and only its own rows are read.
   */
  isTable?: boolean
}

/**
 * Builds the statements of a list. The id breaks ties in the direction of the column, so that no row is on two pages
 * and one index serves both directions; nulls are always last. @throws Problem `malformed-request` for an unknown
 * column.
 */
export function listRows<Row>(parts: ListParts): ListRows<Row> {
  const { columns, from, where, sortable, sort, within, isTable } = parts
  const isDescending = sort.startsWith('-')
  const named = sortable[isDescending ? sort.slice(1) : sort]
  if (named === undefined) throw new Problem('malformed-request')
  const mayBeEmpty = typeof named !== 'string'
  const by = mayBeEmpty ? named.by : sql.ref(named)
  const way = isDescending ? sql`desc` : sql`asc`
  const isMoney = mayBeEmpty && named.isMoney === true
  const order = sql`order by ${isMoney ? sql`${currencyPlace}, ` : sql``}${by} ${way}${mayBeEmpty ? sql` nulls last` : sql``}, id ${way}`

  const behind = (mark: string): RawBuilder<SqlBool> => {
    const { currency, ...place } = readMark(sort, mark)
    const within = behindWithin(place)
    return isMoney
      ? sql`(${currencyPlace} > ${currency} or (${currencyPlace} = ${currency} and ${within}))`
      : within
  }
  const behindWithin = ({ key, id }: Pick<Mark, 'key' | 'id'>): RawBuilder<SqlBool> => {
    const sign = isDescending ? sql`<` : sql`>`
    if (key === null) return sql`(${by} is null and id ${sign} ${id})`
    const later = sql<SqlBool>`(${by}, id) ${sign} (${key}, ${id})`
    return mayBeEmpty ? sql`(${later} or ${by} is null)` : later
  }
  const rowsOf = (source: RawBuilder<unknown>) => sql<Row>`select ${columns} ${source}`
  /** The source of the rows that a further condition, the order and a limit leave. */
  const only = (rest: RawBuilder<unknown>) =>
    isTable
      ? sql`from ${from} where id = any(array(select id from ${from} where ${where} and ${rest})) ${order}`
      : sql`from ${from} where ${where} and ${rest}`
  return {
    select: rowsOf(sql`from ${from} where ${where} ${order}`),
    page({ page, size }) {
      const offset = (page - 1) * size
      if (offset + size > lastRowByNumber && offset > 0) throw new Problem('beyond-last-page')
      const near = within?.(offset + size) ?? sql`true`
      return rowsOf(only(sql`${near} ${order} limit ${size} offset ${offset}`))
    },
    slice(after, size) {
      const rest = after === undefined ? sql`true` : behind(after)
      return sql<Row & SortKey>`select ${columns}, (${by})::text as sort_key,
          ${isMoney ? currencyPlace : sql`''`} as sort_currency ${only(sql`${rest} ${order} limit ${size}`)}`
    },
    markOf: ({ sort_key, sort_currency, id }) =>
      writeMark(sort, { key: sort_key, id, currency: sort_currency }),
  }
}
