import { addDays, type CalendarDate } from './calendar-date.ts'

/** Returns the first day of a window of days, shared by the screen, its file and its paper. */
export const windowStart = (last: CalendarDate, days: number): CalendarDate => addDays(last, -days)
