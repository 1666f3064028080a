import {
  addDays,
  calendarDateOf,
  compareDates,
  daysBetween,
  parseCalendarDate,
  type CalendarDate,
  type Weekday,
  weekdayOf,
} from './calendar-date.ts'
import { type ClosedDays, nextBusinessDay, previousBusinessDay } from './holidays.ts'

/** A company's monthly cut-off for invoices: a day of the month, an hour, and where it moves on a day off. */
export type InvoiceCutoff = {
  readonly dia: number
  /** `17:45`, in Bogotá time. */
  readonly hora: string
  /** Where the cut-off moves on a non-business day: to the one before, so that nobody misses it, or after. */
  readonly siNoEsHabil: 'anterior' | 'siguiente'
}

/** A day of the company's calendar: as planned, and as moved by days off. */
export type PlannedDay = { readonly planned: CalendarDate; readonly kept: CalendarDate }

/** The format of a cut-off's hour. */
const hourPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Parses a company's cut-off setting; returns undefined if it is missing or invalid. */
export function readCutoff(kept: unknown): InvoiceCutoff | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { dia, hora, si_no_es_habil: rule = 'anterior' } = Object.fromEntries(Object.entries(kept))
  if (typeof dia !== 'number' || !Number.isInteger(dia) || dia < 1 || dia > 31) return undefined
  if (typeof hora !== 'string' || !hourPattern.test(hora)) return undefined
  if (rule !== 'anterior' && rule !== 'siguiente') return undefined
  return { dia, hora, siNoEsHabil: rule }
}

/** Days on which a company is closed, with the reason: its own holiday, or collective leave. */
export type ClosedSpan = {
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
  readonly nombre: string
}

/** The longest closing of a company in days, which limits the search for postponed runs. */
export const longestClosing = 31

/** Parses the setting of a company's own days off; invalid spans are skipped. */
export function readClosedSpans(kept: unknown): ClosedSpan[] {
  return (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return []
    const { desde: from, hasta: until, nombre } = Object.fromEntries(Object.entries(one))
    const desde = parseCalendarDate(String(from))
    const hasta = parseCalendarDate(String(until))
    if (desde === undefined || hasta === undefined || daysBetween(desde, hasta) < 0) return []
    return daysBetween(desde, hasta) < longestClosing ? [{ desde, hasta, nombre: String(nombre ?? '') }] : []
  })
}

/** Returns every day of a company's own days off. */
export function closedDaysOf(spans: readonly Pick<ClosedSpan, 'desde' | 'hasta'>[]): ClosedDays {
  return new Set(
    spans.flatMap(({ desde, hasta }) =>
      Array.from({ length: daysBetween(desde, hasta) + 1 }, (_, place) => addDays(desde, place)),
    ),
  )
}

/** Returns the cut-offs of the months from one day to another, inclusive. Day 31 is the last day of a shorter month. */
export function cutoffsBetween(
  from: CalendarDate,
  until: CalendarDate,
  cutoff: InvoiceCutoff,
  closed?: ClosedDays,
): PlannedDay[] {
  return monthsBetween(from, until).map(({ year, month }) => {
    const last = Number(addDays(firstOfNext(year, month), -1).slice(8))
    const planned = calendarDateOf(year, month, Math.min(cutoff.dia, last))
    const kept =
      cutoff.siNoEsHabil === 'anterior'
        ? previousBusinessDay(planned, closed)
        : nextBusinessDay(planned, closed)
    return { planned, kept }
  })
}

/**
 * Returns the payment days between two days for a company that pays on some days of the week. A holiday moves the run
 * to the next business day; runs on the same day are merged.
 */
export function paymentRunsBetween(
  from: CalendarDate,
  until: CalendarDate,
  weekdays: readonly Weekday[],
  closed?: ClosedDays,
): PlannedDay[] {
  const runs = new Map<CalendarDate, PlannedDay>()
  // A postponed run may have been planned for a day before the first.
  for (let day = addDays(from, -putOff); day <= until; day = addDays(day, 1)) {
    if (!weekdays.includes(weekdayOf(day))) continue
    const kept = nextBusinessDay(day, closed)
    if (kept >= from && kept <= until && (runs.get(kept)?.planned !== kept || day === kept))
      runs.set(kept, { planned: day, kept })
  }
  return [...runs.values()].toSorted((one, other) => compareDates(one.kept, other.kept))
}

/** The maximum days by which holidays and a company's days off postpone a run. */
const putOff = longestClosing + 7

/** Returns the Monday of a month's first week and the Sunday of its last one, for a month's calendar. */
export function weeksOfMonth(year: number, month: number): { from: CalendarDate; until: CalendarDate } {
  const first = calendarDateOf(year, month, 1)
  const last = addDays(firstOfNext(year, month), -1)
  return { from: addDays(first, 1 - weekdayOf(first)), until: addDays(last, 7 - weekdayOf(last)) }
}

function monthsBetween(from: CalendarDate, until: CalendarDate): { year: number; month: number }[] {
  const months: { year: number; month: number }[] = []
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  while (calendarDateOf(year, month, 1) <= until) {
    months.push({ year, month })
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  }
  return months
}

function firstOfNext(year: number, month: number): CalendarDate {
  return month === 12 ? calendarDateOf(year + 1, 1, 1) : calendarDateOf(year, month + 1, 1)
}
