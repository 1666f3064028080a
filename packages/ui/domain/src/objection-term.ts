import { addDays, compareDates, type CalendarDate } from './calendar-date.ts'
import { isBusinessDay, nextBusinessDay } from './holidays.ts'

/** A note that came to the portal later than this after its date is history, not news. */
const lateAtMost = 60

/**
 * The last day on which a supplier may object to a debit note: the company's days after the day on which it could first
 * read the note, that day not counted; a term that ends on a day off goes on to the next working day (Código de Comercio,
 * art. 829: agreed terms count every day). Null where the company sets no term.
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
