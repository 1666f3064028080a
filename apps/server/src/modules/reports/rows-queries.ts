import { type RawBuilder, sql } from 'kysely'
import { previewRows } from '@enlace/contract/reports/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { PeriodRange } from '@enlace/domain/report-period.ts'
import { freshnessOf } from '../../core/list/queries.ts'
import type { DefinedChart, DefinedColumn, DefinedReport, DefinedRow } from './definition.ts'
import { type Narrowing, rowsOf, valueOf } from './source-queries.ts'

/** A report with the parameters of its request. */
export interface AskedReport {
  readonly report: DefinedReport
  readonly range: PeriodRange
  readonly narrowing: Narrowing
}

/** The maximum number of values that a filter offers. */
const offeredValues = 60

/** The columns that a row needs: visible ones, ids of linked documents, and the currency. */
function columnsOf({ columns, hasCurrency }: DefinedReport): RawBuilder<unknown> {
  const names = new Set([
    ...columns.map(({ id }) => id),
    ...columns.flatMap(({ document }) => (document ? [document.by] : [])),
    ...(hasCurrency ? ['moneda'] : []),
  ])
  return sql.join([...names].map((name) => sql.ref(name)))
}

/** The sorted rows of a report, for its preview and its file. */
export const reportRows = ({
  report,
  range,
  narrowing,
}: AskedReport): { select: RawBuilder<DefinedRow> } => ({
  select: sql<DefinedRow>`select ${columnsOf(report)} from ${rowsOf(report, range, narrowing)} order by ${report.order}`,
})

/** The sums of one currency by column, and the number of rows. */
export type TotalsRow = { moneda: string; rows: number } & Readonly<Record<string, Money | string | number>>

const totalsOf = ({ report, range, narrowing }: AskedReport) => {
  const sums = report.columns
    .filter(({ isTotal }) => isTotal === true)
    .map(({ id }) => sql`, coalesce(sum(${sql.ref(id)}), 0.00) as ${sql.ref(id)}`)
  const moneda = report.hasCurrency ? sql.ref('moneda') : sql`'COP'`
  return sql<TotalsRow>`select ${moneda} as moneda, count(*)::integer as rows${sql.join(sums, sql``)}
    from ${rowsOf(report, range, narrowing)} group by 1 order by moneda <> 'COP', 1`
}

/** A bar as returned by the database; without a currency if it is not an amount. */
export interface BarRow {
  moneda: string | null
  key: string | null
  value: string | null
}

const barsOf = ({ report, range, narrowing }: AskedReport, chart: DefinedChart) => {
  const moneda = chart.kind === 'money' && report.hasCurrency ? sql.ref('moneda') : sql`null::text`
  const order = chart.shape === 'lista' ? sql`(${chart.measure}) desc nulls last, 2` : sql`2 nulls last`
  return sql<BarRow>`select ${moneda} as moneda, ${chart.by} as key, (${chart.measure})::text as value
    from ${rowsOf(report, range, narrowing)} group by 1, 2
    order by 1, ${order}`
}

/** A value of a filter's column. */
export interface ValueRow {
  value: string
  rows: number
}

/** Selects the values of a column, with every filter except its own. */
const valuesOf = ({ report, range, narrowing }: AskedReport, { id }: DefinedColumn) => {
  const others = new Map([...narrowing.values].filter(([column]) => column !== id))
  return sql<ValueRow>`select ${valueOf(id)} as value, count(*)::integer as rows
    from ${rowsOf(report, range, { ...narrowing, values: others })} group by 1 order by 2 desc, 1 limit ${offeredValues}`
}

/** Returns a preview: first rows, sums, bars, and the values of each filter in the columns' order. */
export async function findPreview(db: Database, scope: Scope, asked: AskedReport) {
  const { report } = asked
  const filters = report.columns.filter(({ isFilter }) => isFilter === true)
  const [rows, totals, bars, [freshness]] = await db.readList(scope, [
    sql<DefinedRow>`${reportRows(asked).select} limit ${previewRows}`.compile(query),
    totalsOf(asked).compile(query),
    (report.chart
      ? barsOf(asked, report.chart)
      : sql<BarRow>`select null::text as moneda, null::text as key, null::text as value where false`
    ).compile(query),
    freshnessOf(report.freshness ?? '').compile(),
  ])
  const values =
    filters.length === 0
      ? []
      : await db.readList(
          scope,
          filters.map((column) => valuesOf(asked, column).compile(query)),
        )
  return {
    rows,
    totals,
    bars,
    filters: filters.map((column, at) => ({ column, values: values[at] ?? [] })),
    dataAsOf: freshness?.as_of ?? null,
  }
}
