import type { PeriodChoice } from '@enlace/contract/reports/schemas.ts'
import { parseCalendarDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { movingPeriods } from '@enlace/domain/report-period.ts'

/** What narrows a report, as its address says it. */
export interface ReportFilterWords {
  periodo?: PeriodChoice
  from?: CalendarDate
  to?: CalendarDate
  q?: string
  /** `column:value`, separated by commas, each value written as in a URL. */
  filtro?: string
}

/** Reads the address; what does not fit is passed over. */
export function readReportFilter(raw: Readonly<Record<string, string>>): ReportFilterWords {
  const periodo = raw['periodo'] === 'fechas' ? 'fechas' : movingPeriods.find((one) => one === raw['periodo'])
  const from = parseCalendarDate(raw['from'] ?? '')
  const to = parseCalendarDate(raw['to'] ?? '')
  const isInOrder = from === undefined || to === undefined || from <= to
  return {
    ...(periodo && { periodo }),
    ...(periodo === 'fechas' && isInOrder && from && { from }),
    ...(periodo === 'fechas' && isInOrder && to && { to }),
    ...(raw['q'] && { q: raw['q'].slice(0, 100) }),
    ...(raw['filtro'] && { filtro: raw['filtro'].slice(0, 400) }),
  }
}

/** The value that is chosen of each column. */
export function readChosen(filtro: string | undefined): ReadonlyMap<string, string> {
  const pairs = (filtro ?? '').split(',').map((word) => [word.indexOf(':'), word] as const) // a pair each
  return new Map(
    pairs.flatMap(([at, word]) => (at > 0 ? [[word.slice(0, at), decoded(word.slice(at + 1))]] : [])),
  )
}

/** The same with another value of a column, or with none; nothing where none is left. */
export function writeChosen(
  chosen: ReadonlyMap<string, string>,
  column: string,
  value: string | undefined,
): string | undefined {
  const next = new Map(chosen)
  if (value === undefined) next.delete(column)
  else next.set(column, value)
  return [...next].map(([id, one]) => `${id}:${encodeURIComponent(one)}`).join(',') || undefined
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
