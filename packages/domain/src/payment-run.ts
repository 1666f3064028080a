import { addDays, type CalendarDate, type Weekday, weekdayOf } from './calendar-date.ts'
import { longestClosing } from './company-calendar.ts'
import { type ClosedDays, nextBusinessDay } from './holidays.ts'

/**
 * Returns the first payment day on or after a day, for a company that pays on some days of the week. A payment day on a
 * day off moves to the next business day. Undefined without such days.
 */
export function paymentRunFrom(
  date: CalendarDate,
  weekdays: readonly Weekday[],
  closed?: ClosedDays,
): CalendarDate | undefined {
  if (weekdays.length === 0) return undefined
  // Days off may postpone an earlier planned run to the given day or later.
  for (let back = longestClosing + 7; back >= 0; back--) {
    const planned = addDays(date, -back)
    if (!weekdays.includes(weekdayOf(planned))) continue
    const kept = nextBusinessDay(planned, closed)
    if (kept >= date) return kept
  }
  for (let ahead = 1; ahead <= 7; ahead++) {
    const planned = addDays(date, ahead)
    if (weekdays.includes(weekdayOf(planned))) return nextBusinessDay(planned, closed)
  }
  return undefined
}
