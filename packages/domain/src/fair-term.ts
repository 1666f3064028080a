import { addDays, type CalendarDate } from './calendar-date.ts'

/** Calendar days within which a company pays a micro, small or medium one, from receipt (Ley 2024 de 2020, article 3). */
export const fairTermDays = 45

/** The last day on which paying is still in time. */
export function fairTermEnd(received: CalendarDate): CalendarDate {
  return addDays(received, fairTermDays)
}
