import type { PeriodChoice, ReportQuery } from '@enlace/contract/reports/schemas.ts'
import { reportFileTexts, reportPeriodTexts, reportTexts } from '@enlace/contract/reports/texts.ts'
import { filterWordTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { rangeOfPeriod, type PeriodRange } from '@enlace/domain/report-period.ts'
import type { OfferedReport } from './offer.ts'
import type { AskedReport } from './rows-queries.ts'

/** A report as it was asked for, with the period under the name that it was asked by. */
export interface AskedFor extends AskedReport {
  readonly report: OfferedReport
  /** Null where the report tells how things stand today. */
  readonly period: PeriodChoice | null
}

/** A report by what its call asked: its own period where none was named, and no filter that it does not offer. */
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

/** What was asked, in words, as it is on the file. */
export function askedWords(asked: AskedFor, today: CalendarDate): string[] {
  const period = periodText(asked, today)
  return [
    asked.period === null ? period : fill(reportFileTexts.period, { period }),
    ...narrowingWords(asked.report, asked.narrowing),
  ]
}

/** The days that a report is of. */
export function periodText({ period, range }: AskedFor, today: CalendarDate): string {
  return period === null ? fill(reportFileTexts.today, { date: formatDate(today) }) : rangeWords(range)
}

/** Search and filters in words. */
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

/** The days of a period in words. */
function rangeWords({ from, to }: PeriodRange): string {
  const shown = { from: from === null ? '' : formatDate(from), to: to === null ? '' : formatDate(to) }
  if (from !== null && to !== null) return fill(reportTexts.between, shown)
  if (from !== null) return fill(reportTexts.since, shown)
  return to === null ? reportPeriodTexts.todo : fill(reportTexts.until, shown)
}

const same = (value: string) => value

/** `column:value` of the address; what is not written so, or is no filter of the report, narrows nothing. */
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
