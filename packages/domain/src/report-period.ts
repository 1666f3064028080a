import { addDays, calendarDate, calendarDateOf, monthBefore, type CalendarDate } from './calendar-date.ts'

/** The periods that move with the day: what a report opens with, and all that one that comes by mail may have. */
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

/** First and last day of a period, both in it; null where it has no end. */
export interface PeriodRange {
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
}

/** The days of a moving period as seen from a day. The last N days end with that day itself. */
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

/** The same day a year ago; of 29 February the 28th. */
function yearBefore(today: CalendarDate): CalendarDate {
  const day = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)
  return calendarDate(`${Number(today.slice(0, 4)) - 1}${day}`)
}
