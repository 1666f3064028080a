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

/** Until when a company takes the invoices of a month: a day of the month at an hour, and the outcome of it on a day off. */
export type InvoiceCutoff = {
  readonly dia: number
  /** `17:45`, by Bogotá's clock. */
  readonly hora: string
  /** Where the day is no business day, the cut-off comes before it, so that nobody misses it, or after it. */
  readonly siNoEsHabil: 'anterior' | 'siguiente'
}

/** A day of the company's calendar: when it was meant to be, and when it is kept. */
export type PlannedDay = { readonly planned: CalendarDate; readonly kept: CalendarDate }

/** The hour of a cut-off as it is written. */
const hourPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Reads a company's cut-off from its setting; nothing where it is none, or makes no sense. */
export function readCutoff(kept: unknown): InvoiceCutoff | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { dia, hora, si_no_es_habil: rule = 'anterior' } = Object.fromEntries(Object.entries(kept))
  if (typeof dia !== 'number' || !Number.isInteger(dia) || dia < 1 || dia > 31) return undefined
  if (typeof hora !== 'string' || !hourPattern.test(hora)) return undefined
  if (rule !== 'anterior' && rule !== 'siguiente') return undefined
  return { dia, hora, siNoEsHabil: rule }
}

/** Days on which a company does not work, with their reason: an own holiday, or weeks that all have off. */
export type ClosedSpan = {
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
  readonly nombre: string
}

/** The longest time that a company is closed at once, in days: a run that it puts off is looked for so far back. */
export const longestClosing = 31

/** Reads a company's own days off from their setting; what is no span of days is passed over. */
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

/** Every day of a company's own days off. */
export function closedDaysOf(spans: readonly Pick<ClosedSpan, 'desde' | 'hasta'>[]): ClosedDays {
  return new Set(
    spans.flatMap(({ desde, hasta }) =>
      Array.from({ length: daysBetween(desde, hasta) + 1 }, (_, place) => addDays(desde, place)),
    ),
  )
}

/** The cut-offs of the months from one day's to another's, both taken in: day 31 is the last day of a shorter month. */
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
 * The days on which a company pays that pays on some days of the week, from one day to another: a holiday is kept on the
 * next business day. Two that fall together are one.
 */
export function paymentRunsBetween(
  from: CalendarDate,
  until: CalendarDate,
  weekdays: readonly Weekday[],
  closed?: ClosedDays,
): PlannedDay[] {
  const runs = new Map<CalendarDate, PlannedDay>()
  // A run that days off put off may have been meant for a day before the first.
  for (let day = addDays(from, -putOff); day <= until; day = addDays(day, 1)) {
    if (!weekdays.includes(weekdayOf(day))) continue
    const kept = nextBusinessDay(day, closed)
    if (kept >= from && kept <= until && (runs.get(kept)?.planned !== kept || day === kept))
      runs.set(kept, { planned: day, kept })
  }
  return [...runs.values()].toSorted((one, other) => compareDates(one.kept, other.kept))
}

/** Days for which holidays and a company's days off may put a run off. */
const putOff = longestClosing + 7

/** The Monday of a month's first week and the Sunday of its last one: what a calendar of the month shows. */
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
