import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { Problem } from '@enlace/contract/core/problems'
import { lastRowByNumber, type ListQuery } from '@enlace/contract/core/list'
import { query, scopeCompany, scopeThirdParty } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'

/** What makes one list's filters: its columns for number, date and amount, and the words it searches. */
export interface ListColumns {
  /** Columns that the free text looks in. */
  text: readonly string[]
  /** Where else the text is found: in the documents that belong to the row. */
  alsoFound?: (pattern: string) => Expression<SqlBool>
  date: string
  amount: string
}

/** The rows of the scope, before any filter. The selected account narrows by number so that its index serves the order. */
export function isInScope(scope: Scope): Expression<SqlBool> {
  return scope.account === null
    ? sql<SqlBool>`company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty}`
    : sql<SqlBool>`company_id = ${scopeCompany} and third_id = ${scope.account}`
}

/** The filters that every list has: text, dates and amounts (screens 2.18). */
export function commonFilters(filter: ListQuery, columns: ListColumns): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = []
  const text = filter.q?.trim()
  if (text) {
    const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const matches = columns.text.map((column) => sql<SqlBool>`${sql.ref(column)} ilike ${pattern}`)
    const others = columns.alsoFound ? [columns.alsoFound(pattern)] : []
    parts.push(sql<SqlBool>`(${sql.join([...matches, ...others], sql` or `)})`)
  }
  if (filter.from) parts.push(sql<SqlBool>`${sql.ref(columns.date)} >= ${filter.from}`)
  if (filter.to) parts.push(sql<SqlBool>`${sql.ref(columns.date)} <= ${filter.to}`)
  if (filter.min) parts.push(sql<SqlBool>`${sql.ref(columns.amount)} >= ${filter.min}`)
  if (filter.max) parts.push(sql<SqlBool>`${sql.ref(columns.amount)} <= ${filter.max}`)
  return every(parts)
}

/** All conditions at once; none is true. */
export function every(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** A condition on one of several words; no words ask for nothing. */
export function oneOf(column: Expression<string>, words: readonly string[] | undefined): Expression<SqlBool> {
  return words === undefined || words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${column} in (${sql.join(words)})`
}

/**
 * The order of a list and its page. The id breaks ties, so that no row stands on two pages.
 * @throws Problem `beyond-last-page` past the row that a page number reaches; `invalid-fields` for an unknown column.
 */
export function orderAndPage(
  filter: ListQuery,
  sortable: Readonly<Record<string, string>>,
  byDefault: string,
) {
  const asked = filter.sort ?? byDefault
  const isDescending = asked.startsWith('-')
  const column = sortable[isDescending ? asked.slice(1) : asked]
  if (column === undefined) throw new Problem('malformed-request')
  const offset = (filter.page - 1) * filter.size
  if (offset + filter.size > lastRowByNumber && offset > 0) throw new Problem('beyond-last-page')
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`
  // The id follows the column's direction: then one index, read either way, gives the order.
  return {
    order: sql`order by ${sql.ref(column)} ${direction}, id ${isDescending ? sql`desc` : sql`asc`}`,
    page: sql`limit ${filter.size} offset ${offset}`,
  }
}

/** Until when a kind of document is complete in the scope's company. */
export const freshnessOf = (kind: string) =>
  query
    .selectFrom('data_freshness')
    .select('as_of')
    .where('company_id', '=', scopeCompany)
    .where('kind', '=', kind)
