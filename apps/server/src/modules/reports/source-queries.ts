import { type RawBuilder, sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { scopeAccounts, scopeCompany, scopeThirdParty } from '@enlace/database/database.ts'
import type { PeriodRange } from '@enlace/domain/report-period.ts'
import { every, oneOf } from '../../core/list/queries.ts'
import type { DefinedReport } from './definition.ts'

/** The filters of a report besides its period. */
export interface Narrowing {
  readonly q: string | undefined
  /** The selected values by column, as the database formats them; null is the empty string. */
  readonly values: ReadonlyMap<string, readonly string[]>
}

/**
 * Selects the rows of a view in the schema `reports` for the open scope. Row-level security already limits them; the
 * explicit conditions on company, supplier and branches allow an index scan.
 */
export function ofView(view: string): RawBuilder<unknown> {
  return sql`(select * from ${sql.table(`reports.${view}`)} where company_id = ${scopeCompany}
    and third_party_id = ${scopeThirdParty} and third_id = any((${scopeAccounts})::integer[])) r`
}

/** Selects a report's rows of a period, as a subquery. */
export const rowsOf = (
  report: DefinedReport,
  range: PeriodRange,
  narrowing: Narrowing,
): RawBuilder<unknown> =>
  sql`${report.source(range)} where ${every([...ofPeriod(report, range), ...narrowed(report, narrowing)])}`

/** The value of a column as filters use it. */
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
