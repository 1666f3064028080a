import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'

/** The day of a moment in Bogotá. */
export const dayOf = (instant: string) => formatDate(todayInBogota(new Date(instant)))
