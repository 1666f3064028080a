import { type RawBuilder, sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { scopeAccounts, scopeCompany, scopeThirdParty } from '@enlace/database/database.ts'
import type { PeriodRange } from '@enlace/domain/report-period.ts'
import { every, oneOf } from '../../core/list/queries.ts'
import type { DefinedReport } from './definition.ts'

/** What narrows the rows of a report beyond its period. */
export interface Narrowing {
  readonly q: string | undefined
  /** Some values of some columns, as the database writes them; a column that is empty has the empty value. */
  readonly values: ReadonlyMap<string, readonly string[]>
}

/**
 * The rows that a view of the schema `reports` has of the open scope. Row-level security lets no others through; company,
 * supplier and branches are named besides, so that an index gives them.
 */
export function ofView(view: string): RawBuilder<unknown> {
  return sql`(select * from ${sql.table(`reports.${view}`)} where company_id = ${scopeCompany}
    and third_party_id = ${scopeThirdParty} and third_id = any((${scopeAccounts})::integer[])) r`
}

/** A report's rows of a period, in the place of a table. */
export const rowsOf = (
  report: DefinedReport,
  range: PeriodRange,
  narrowing: Narrowing,
): RawBuilder<unknown> =>
  sql`${report.source(range)} where ${every([...ofPeriod(report, range), ...narrowed(report, narrowing)])}`

/** The value of a column as filters have it. */
export const valueOf = (column: string) => sql<string>`coalesce(${sql.ref(column)}::text, '')`

function ofPeriod({ periodColumn }: DefinedReport, { from, to }: PeriodRange): Expression<SqlBool>[] {
  if (periodColumn === undefined) return []
  const column = sql.ref(periodColumn)
  return [
    ...(from === null ? [] : [sql<SqlBool>`${column} >= ${from}`]),
    ...(to === null ? [] : [sql<SqlBool>`${column} <= ${to}`]),
  ]
}

function narrowed({ search }: DefinedReport, { q, values }: Narrowing): Expression<SqlBool>[] {
  const typed = q?.trim() ?? ''
  const pattern = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = search.map((column) => sql<SqlBool>`${sql.ref(column)} ilike ${pattern}`)
  return [
    ...(typed === '' || found.length === 0 ? [] : [sql<SqlBool>`(${sql.join(found, sql` or `)})`]),
    ...[...values].map(([column, wanted]) => oneOf(valueOf(column), wanted)),
  ]
}
