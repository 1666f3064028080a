import { addDays, type CalendarDate } from './calendar-date.ts'

/** The first day of a window of so many days back from a day: the screen, its file and its paper begin on the same one. */
export const windowStart = (last: CalendarDate, days: number): CalendarDate => addDays(last, -days)
