import { addDays, todayInBogota, weekdayOf, type CalendarDate } from './calendar-date.ts'

/** How often a report is mailed. */
export const reportFrequencies = ['diaria', 'semanal', 'mensual'] as const
export type ReportFrequency = (typeof reportFrequencies)[number]

/** The schedule of a report: the hour in Bogotá, and the day of the week from Monday (1) or of the month. */
export interface ReportTimes {
  readonly frequency: ReportFrequency
  /** 1 to 7 for weekly, 1 to 28 for monthly (in every month), ignored for daily reports. */
  readonly day: number
  readonly hour: number
}

/** Returns whether a schedule is valid. */
export function isReportTime({ frequency, day, hour }: ReportTimes): boolean {
  const last = { diaria: 28, semanal: 7, mensual: 28 }[frequency]
  const first = frequency === 'diaria' ? 0 : 1
  return (
    Number.isInteger(hour) && hour >= 0 && hour <= 23 && Number.isInteger(day) && day >= first && day <= last
  )
}

/** Returns the next time of a report after an instant. Missed times are skipped. */
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

/** Colombia is at UTC−05:00 all year. */
const instantOf = (date: CalendarDate, hour: number) =>
  new Date(`${date}T${String(hour).padStart(2, '0')}:00:00-05:00`)
