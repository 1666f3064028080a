import { addDays, compareDates, type CalendarDate } from './calendar-date.ts'
import { isBusinessDay, nextBusinessDay } from './holidays.ts'

/** Days after its date within which a note that reaches the portal is new; later ones are historical data. */
const lateAtMost = 60

/**
 * Returns the last day on which a supplier may object to a debit note: the company's term, counted from the day after
 * the note could first be read. A term that ends on a day off moves to the next business day (Código de Comercio, art.
 * 829: agreed terms count every day). Null if the company sets no term.
 */
export function objectionDeadline(
  fecha: CalendarDate,
  published: CalendarDate,
  days: number | null,
): CalendarDate | null {
  if (days === null || days <= 0) return null
  const isNews =
    compareDates(published, fecha) > 0 && compareDates(published, addDays(fecha, lateAtMost)) <= 0
  const last = addDays(isNews ? published : fecha, days)
  return isBusinessDay(last) ? last : nextBusinessDay(last)
}
