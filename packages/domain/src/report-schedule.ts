import { addDays, todayInBogota, weekdayOf, type CalendarDate } from './calendar-date.ts'

/** How often somebody gets a report by mail. */
export const reportFrequencies = ['diaria', 'semanal', 'mensual'] as const
export type ReportFrequency = (typeof reportFrequencies)[number]

/** When a report comes: at an hour of Bogotá, of a week on a day from Monday (1), of a month on a day that all months have. */
export interface ReportTimes {
  readonly frequency: ReportFrequency
  /** 1 to 7 of a week, 1 to 28 of a month; of no meaning where it comes every day. */
  readonly day: number
  readonly hour: number
}

/** Whether there is such a time. */
export function isReportTime({ frequency, day, hour }: ReportTimes): boolean {
  const last = { diaria: 28, semanal: 7, mensual: 28 }[frequency]
  const first = frequency === 'diaria' ? 0 : 1
  return (
    Number.isInteger(hour) && hour >= 0 && hour <= 23 && Number.isInteger(day) && day >= first && day <= last
  )
}

/** The first time after an instant at which the report comes. What was missed meanwhile is not made up for. */
export function nextReportTime(times: ReportTimes, after: Date): Date {
  let date = todayInBogota(after)
  for (;;) {
    const at = instantOf(date, times.hour)
    if (at > after && isDay(times, date)) return at
    date = addDays(date, 1)
  }
}

function isDay({ frequency, day }: ReportTimes, date: CalendarDate): boolean {
  switch (frequency) {
    case 'diaria':
      return true
    case 'semanal':
      return weekdayOf(date) === day
    case 'mensual':
      return Number(date.slice(8)) === day
  }
}

/** Colombia keeps UTC−05:00 the whole year. */
const instantOf = (date: CalendarDate, hour: number) =>
  new Date(`${date}T${String(hour).padStart(2, '0')}:00:00-05:00`)
