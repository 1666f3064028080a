import type { PeriodChoice, ReportQuery } from '@enlace/contract/reports/schemas.ts'
import { reportFileTexts, reportPeriodTexts, reportTexts } from '@enlace/contract/reports/texts.ts'
import { filterWordTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { rangeOfPeriod, type PeriodRange } from '@enlace/domain/report-period.ts'
import type { OfferedReport } from './offer.ts'
import type { AskedReport } from './rows-queries.ts'

/** A requested report, with the name of its period. */
export interface AskedFor extends AskedReport {
  readonly report: OfferedReport
  /** Null if the report shows the current state. */
  readonly period: PeriodChoice | null
}

/** Reads a request for a report: the report's default period if none is given, and only filters that it offers. */
export function askReport(report: OfferedReport, query: ReportQuery, today: CalendarDate): AskedFor {
  const period = report.period === null ? null : (query.periodo ?? report.period)
  const own = { from: query.from ?? null, to: query.to ?? null }
  const whole: PeriodRange = { from: null, to: null }
  return {
    report,
    period,
    range: period === null ? whole : period === 'fechas' ? own : rangeOfPeriod(period, today),
    narrowing: { q: query.q, values: readFilters(report, query.filtro ?? []) },
  }
}

/** Returns the request in words, for the file. */
export function askedWords(asked: AskedFor, today: CalendarDate): string[] {
  const period = periodText(asked, today)
  return [
    asked.period === null ? period : fill(reportFileTexts.period, { period }),
    ...narrowingWords(asked.report, asked.narrowing),
  ]
}

/** Returns the date range of a report in words. */
export function periodText({ period, range }: AskedFor, today: CalendarDate): string {
  return period === null ? fill(reportFileTexts.today, { date: formatDate(today) }) : rangeWords(range)
}

/** Returns search and filters in words. */
export function narrowingWords(report: OfferedReport, { q, values }: AskedReport['narrowing']): string[] {
  const typed = q?.trim() ?? ''
  return [
    ...(typed === '' ? [] : [fill(filterWordTexts.search, { q: typed })]),
    ...report.columns.flatMap(({ id, header, words = same }) => {
      const wanted = values.get(id)
      if (wanted === undefined) return []
      const shown = wanted.map((value) => words(value) || reportTexts.empty)
      return [fill(filterWordTexts.one, { label: header, words: shown.join(', ') })]
    }),
  ]
}

/** Returns a date range in words. */
function rangeWords({ from, to }: PeriodRange): string {
  const shown = { from: from === null ? '' : formatDate(from), to: to === null ? '' : formatDate(to) }
  if (from !== null && to !== null) return fill(reportTexts.between, shown)
  if (from !== null) return fill(reportTexts.since, shown)
  return to === null ? reportPeriodTexts.todo : fill(reportTexts.until, shown)
}

const same = (value: string) => value

/** Parses `column:value` pairs of the URL; malformed ones and unknown filters are ignored. */
function readFilters({ columns }: OfferedReport, words: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const word of words) {
    const at = word.indexOf(':')
    const id = word.slice(0, Math.max(at, 0))
    if (!columns.some((column) => column.id === id && column.isFilter === true)) continue
    const value = decoded(word.slice(at + 1))
    if (value !== undefined) values.set(id, [...(values.get(id) ?? []), value])
  }
  return values
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined
  }
}
