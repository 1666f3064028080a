import { addDays, type CalendarDate } from './calendar-date.ts'

/** Calendar days from receipt within which micro, small and medium companies must be paid (Ley 2024 de 2020, article 3). */
export const fairTermDays = 45

/** Returns the last day for a payment in time. */
export function fairTermEnd(received: CalendarDate): CalendarDate {
  return addDays(received, fairTermDays)
}
