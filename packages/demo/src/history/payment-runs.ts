import { addDays, weekdayOf } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isBusinessDay } from '@enlace/domain/holidays.ts'

const friday = 5

/** The payment run on or after a day: the first Friday on which banks work. */
export function runFrom(date: CalendarDate): CalendarDate {
  const day = addDays(date, (friday - weekdayOf(date) + 7) % 7)
  return isBusinessDay(day) ? day : runFrom(addDays(day, 1))
}

/** The payment run after a day. */
export function runAfter(date: CalendarDate): CalendarDate {
  return runFrom(addDays(date, 1))
}

/** The last payment run on or before a day. */
export function runUntil(date: CalendarDate): CalendarDate {
  const day = addDays(date, -((weekdayOf(date) - friday + 7) % 7))
  return isBusinessDay(day) ? day : runUntil(addDays(day, -1))
}
