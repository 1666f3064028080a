import { addDays, calendarDate, calendarDateOf, monthBefore, type CalendarDate } from './calendar-date.ts'

/** The relative periods: the default of a report, and the only ones of mailed reports. */
export const movingPeriods = [
  'mes_actual',
  'mes_anterior',
  'ultimos_30',
  'ultimos_90',
  'ultimos_12_meses',
  'ano_actual',
  'ano_anterior',
  'todo',
] as const
export type MovingPeriod = (typeof movingPeriods)[number]

/** First and last day of a period, inclusive; null if it is open-ended. */
export interface PeriodRange {
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
}

/** Returns the days of a relative period. The last N days end with today. */
export function rangeOfPeriod(period: MovingPeriod, today: CalendarDate): PeriodRange {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'mes_actual':
      return { from: calendarDate(`${today.slice(0, 7)}-01`), to: today }
    case 'mes_anterior': {
      const { first, last } = monthBefore(today)
      return { from: first, to: last }
    }
    case 'ultimos_30':
      return { from: addDays(today, -29), to: today }
    case 'ultimos_90':
      return { from: addDays(today, -89), to: today }
    case 'ultimos_12_meses':
      return { from: addDays(yearBefore(today), 1), to: today }
    case 'ano_actual':
      return { from: calendarDateOf(year, 1, 1), to: calendarDateOf(year, 12, 31) }
    case 'ano_anterior':
      return { from: calendarDateOf(year - 1, 1, 1), to: calendarDateOf(year - 1, 12, 31) }
    case 'todo':
      return { from: null, to: null }
  }
}

/** Returns the same day a year earlier; 28 February for 29 February. */
function yearBefore(today: CalendarDate): CalendarDate {
  const day = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)
  return calendarDate(`${Number(today.slice(0, 4)) - 1}${day}`)
}
