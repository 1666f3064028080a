import { formatLongDate, todayInBogota } from '@enlace/domain/calendar-date.ts'

/** The day of a moment in Colombia, in words. */
export const longDay = (instant: string): string => formatLongDate(todayInBogota(new Date(instant)))
