import { exportFormats } from '@enlace/contract/exports/limits.ts'
import type {
  Report,
  ReportChart,
  ReportFilter,
  ReportRow,
  ReportSummary,
  ReportTotals,
} from '@enlace/contract/reports/schemas.ts'
import { reportTexts } from '@enlace/contract/reports/texts.ts'
import { money } from '@enlace/domain/money.ts'
import type { AskedFor } from '../asked.ts'
import type { DefinedChart, DefinedColumn, DefinedRow } from '../definition.ts'
import type { OfferedReport } from '../offer.ts'
import type { BarRow, findPreview, TotalsRow, ValueRow } from '../rows-queries.ts'

type Preview = Awaited<ReturnType<typeof findPreview>>

/** The maximum number of bars shown. */
const mostBars = 12

/** A report for the index. */
export function presentSummary(
  report: OfferedReport,
  { ranAt, planned }: { ranAt: ReadonlyMap<string, string>; planned: ReadonlyMap<string, number> },
): ReportSummary {
  const { id, title, about, period } = report
  return {
    id,
    titulo: title,
    contenido: about,
    periodo: period,
    formatos: [...exportFormats],
    ultima_ejecucion: ranAt.get(id) ?? null,
    programados: planned.get(id) ?? 0,
  }
}

/** A report with its preview. */
export function presentReport({ report, range, period }: AskedFor, preview: Preview): Report {
  const { rows, totals, bars, filters, dataAsOf } = preview
  return {
    id: report.id,
    titulo: report.title,
    contenido: report.about,
    periodo: period,
    from: range.from,
    to: range.to,
    hasSearch: report.search.length > 0,
    columns: report.columns.map(({ id, header, kind, isTotal = false }) => ({
      id,
      header,
      kind,
      total: isTotal,
    })),
    rows: rows.map((row) => presentRow(report.columns, row)),
    total: totals.reduce((all, { rows: own }) => all + own, 0),
    totals: totals.map((total) => presentTotals(report.columns, total)),
    chart: report.chart && presentChart(report.chart, bars),
    filters: filters.flatMap(({ column, values }) => presentFilter(column, values)),
    dataAsOf,
  }
}

/** Returns the displayed value of a cell: the label of a code, anything else unchanged. */
export function cellOf({ id, words }: DefinedColumn, row: DefinedRow): string | null {
  const value = row[id] ?? null
  if (value === null) return null
  return words ? words(String(value)) : String(value)
}

function presentRow(columns: readonly DefinedColumn[], row: DefinedRow): ReportRow {
  return {
    cells: columns.map((column) => cellOf(column, row)),
    links: Object.fromEntries(
      columns.flatMap(({ id, document }) => {
        const target = document ? row[document.by] : null
        return document && typeof target === 'string' ? [[id, { kind: document.kind, id: target }]] : []
      }),
    ),
  }
}

function presentTotals(columns: readonly DefinedColumn[], total: TotalsRow): ReportTotals {
  const summed = columns.filter(({ isTotal }) => isTotal === true)
  return {
    moneda: total.moneda,
    rows: total.rows,
    amounts: Object.fromEntries(summed.map(({ id }) => [id, money(String(total[id]))])),
  }
}

function presentChart(chart: DefinedChart, found: readonly BarRow[]): ReportChart | null {
  const series = [...Map.groupBy(found, ({ moneda }) => moneda)].map(([moneda, bars]) => ({
    moneda,
    bars: shownBars(chart, bars).map(({ key, value }) => ({
      id: key,
      corto: chart.shortOf(key),
      nombre: chart.nameOf(key),
      valor: value,
    })),
  }))
  const ordered = series.toSorted(
    (one, other) => Number(other.moneda === 'COP') - Number(one.moneda === 'COP'),
  )
  if (!ordered.some(({ bars }) => bars.length > 0)) return null
  const { title, axis, measureLabel, kind, shape } = chart
  return { titulo: title, eje: axis, medida: measureLabel, kind, forma: shape, series: ordered }
}

/** All bars of fixed keys; otherwise the largest, or the latest by time. */
function shownBars({ keys, shape }: DefinedChart, bars: readonly BarRow[]): { key: string; value: string }[] {
  const told = bars.flatMap(({ key, value }) => (value === null ? [] : [{ key: key ?? '', value }]))
  if (keys !== undefined) {
    const values = new Map(told.map(({ key, value }) => [key, value]))
    return keys.map((key) => ({ key, value: values.get(key) ?? '0.00' }))
  }
  return shape === 'lista' ? told.slice(0, mostBars) : told.slice(-mostBars)
}

/** A filter with fewer than two values is useless and omitted. */
function presentFilter(
  { id, header, words = same }: DefinedColumn,
  values: readonly ValueRow[],
): ReportFilter[] {
  if (values.length < 2) return []
  return [
    {
      id,
      header,
      values: values.map(({ value, rows }) => ({ value, rows, label: words(value) || reportTexts.empty })),
    },
  ]
}

const same = (value: string) => value
