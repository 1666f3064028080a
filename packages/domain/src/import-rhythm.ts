import { addDays, calendarDateOf, todayInBogota, weekdayOf, type CalendarDate } from './calendar-date.ts'
import { type ClosedDays, isBusinessDay, previousBusinessDay } from './holidays.ts'
import { longestClosing } from './company-calendar.ts'

/** When a source is expected, in Bogotá time; `before` is an hour such as `08:00`. */
export type ImportRhythm =
  | { readonly every: 'business-day'; readonly before: string }
  | { readonly every: 'week'; readonly weekday: number; readonly before: string }
  | { readonly every: 'month'; readonly day: number; readonly before: string }
  | { readonly every: 'never' }

/** The freshness of a source. */
export type Freshness = 'on-time' | 'late' | 'never-came' | 'no-rhythm'

/** The last deadline of a source, and the next one. */
export interface Expected {
  last: Date
  next: Date
}

/** More than a month with its holidays, plus the longest closing of a company. */
const daysLooked = 45 + longestClosing

/**
 * Returns the last and the next deadline of a source, or undefined if none is expected. `closed` are the company's own
 * days off.
 */
export function expectedAt(rhythm: ImportRhythm, now: Date, closed?: ClosedDays): Expected | undefined {
  if (rhythm.every === 'never') return undefined
  const today = todayInBogota(now)
  const days = Array.from({ length: daysLooked * 2 + 1 }, (_, at) => addDays(today, at - daysLooked))
  const moments = days
    .filter((day) => isExpectedOn(rhythm, day, closed))
    .map((day) => momentOf(day, rhythm.before))
  const last = moments.findLast((moment) => moment <= now)
  const next = moments.find((moment) => moment > now)
  return last && next ? { last, next } : undefined
}

/**
 * Returns the freshness of a source. Data that arrives after the previous deadline is on time for the last one, such as
 * last evening's file for this morning.
 */
export function freshnessOf(
  rhythm: ImportRhythm,
  cameAt: Date | null,
  now: Date,
  closed?: ClosedDays,
): Freshness {
  if (cameAt === null) return 'never-came'
  const expected = expectedAt(rhythm, now, closed)
  if (!expected) return 'no-rhythm'
  const before = expectedAt(rhythm, new Date(expected.last.getTime() - 1), closed)
  return before === undefined || cameAt > before.last ? 'on-time' : 'late'
}

/** Returns whether a source is expected on a day. A monthly one due on a day off is expected on the business day before. */
function isExpectedOn(
  rhythm: Exclude<ImportRhythm, { every: 'never' }>,
  day: CalendarDate,
  closed?: ClosedDays,
): boolean {
  if (rhythm.every === 'business-day') return isBusinessDay(day, closed)
  if (rhythm.every === 'week') return weekdayOf(day) === rhythm.weekday
  // Days off may move it back from the following month.
  return [0, 10, longestClosing, longestClosing + 7].some(
    (ahead) => plannedOf(rhythm.day, addDays(day, ahead), closed) === day,
  )
}

/** Returns the day on which a monthly source is expected in the month of a date; day 31 is the last of a shorter month. */
function plannedOf(day: number, date: CalendarDate, closed?: ClosedDays): CalendarDate {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const firstOfNext = month === 12 ? calendarDateOf(year + 1, 1, 1) : calendarDateOf(year, month + 1, 1)
  const last = Number(addDays(firstOfNext, -1).slice(8))
  const planned = calendarDateOf(year, month, Math.min(day, last))
  return previousBusinessDay(planned, closed)
}

/** Colombia has had this offset since 1993. */
const momentOf = (day: CalendarDate, hour: string) => new Date(`${day}T${hour}:00-05:00`)
