import { addDays, type CalendarDate, type Weekday, weekdayOf } from './calendar-date.ts'
import { longestClosing } from './company-calendar.ts'
import { type ClosedDays, nextBusinessDay } from './holidays.ts'

/**
 * The first day on or after the given one on which a company pays that pays on some days of the week: a day off is kept on
 * the next business day (an invoice falls due → the next payment day → if that is a holiday, the next business day).
 * Nothing where the company has no such days.
 */
export function paymentRunFrom(
  date: CalendarDate,
  weekdays: readonly Weekday[],
  closed?: ClosedDays,
): CalendarDate | undefined {
  if (weekdays.length === 0) return undefined
  // A run that days off put off may be later than the week's own day: it is still that week's run.
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
