import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import { sliceSize } from '@enlace/contract/core/list/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, saidCompany, saidThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ListRows } from './rows-queries.ts'

/** The columns of a list's filters: number, date, amount and text search. */
export interface ListColumns {
  /** Columns of the text search. */
  text: readonly string[]
  /** A further text search, in the documents of the row. */
  alsoFound?: (pattern: string) => Expression<SqlBool>
  date: string
  amount: string
}

/**
 * Restricts to the rows of the scope: of a supplier, or of the company for its staff, unless their scope is about one
 * supplier. The selected account is compared by number so that its index serves the order.
 */
export function isInScope(scope: Scope): Expression<SqlBool> {
  if (scope.thirdParty !== null)
    return sql<SqlBool>`company_id = ${saidCompany} and third_party_id = ${scope.thirdParty}`
  if (scope.kind === 'staff') return sql<SqlBool>`company_id = ${saidCompany}`
  return scope.account === null
    ? sql<SqlBool>`company_id = ${saidCompany} and third_party_id = ${saidThirdParty}`
    : sql<SqlBool>`company_id = ${saidCompany} and third_id = ${scope.account}`
}

/** The filters that every list has: text, dates and amounts (screens 2.18). */
export function commonFilters(
  filter: Omit<ListQuery, 'page' | 'size'>,
  columns: ListColumns,
): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = []
  const text = filter.q?.trim()
  if (text) {
    const pattern = patternOf(text)
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

/** The pattern of texts that contain one. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Joins conditions with `and`; none is true. */
export function every(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** A condition that a column has one of several values; no values match all rows. */
export function oneOf(column: Expression<string>, words: readonly string[] | undefined): Expression<SqlBool> {
  return words === undefined || words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${column} in (${sql.join(words)})`
}

/** The time up to which a kind of document is complete in the scope's company. */
export const freshnessOf = (kind: string) =>
  query
    .selectFrom('data_freshness')
    .select('as_of')
    .where('company_id', '=', saidCompany)
    .where('kind', '=', kind)

/**
 * Finds a slice of a list's rows after a mark, and the next mark; null at the end. @throws Problem `malformed-request`
 * for a mark that the list did not give.
 */
export async function findSlice<Row>(
  db: Database,
  scope: Scope,
  list: ListRows<Row>,
  after: string | undefined,
) {
  const slice = list.slice(after, sliceSize + 1).compile(query)
  const [found] = await db.readList(scope, [slice]).catch((fault: unknown) => {
    throw after !== undefined && isUnreadable(fault) ? new Problem('malformed-request') : fault
  })
  const rows = found.slice(0, sliceSize)
  const last = rows.at(-1)
  return { rows, next: found.length > sliceSize && last ? list.markOf(last) : null }
}

/** Whether the database could not parse a value for its column, which means a forged mark. */
const isUnreadable = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && /^22\w{3}$/.test(String(fault.code))
