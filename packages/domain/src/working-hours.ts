import { addDays, type CalendarDate, todayInBogota } from './calendar-date.ts'
import { type ClosedDays, isBusinessDay } from './holidays.ts'

/** The working hours of a company on business days, in Bogotá time. */
export type WorkingDay = {
  /** Whole hours: 8 is eight in the morning. */
  readonly from: number
  readonly until: number
  readonly closed: ClosedDays
}

const hour = 3_600_000
/** Bogotá is at UTC−05:00 all year. */
const behind = 5 * hour

/** Returns a company's working day; invalid hours are replaced by the usual ones. */
export function workingDay(from: number, until: number, closed: ClosedDays): WorkingDay {
  return until > from ? { from, until, closed } : { from: 8, until: 17, closed }
}

/** Returns the instant of an hour of a day in Bogotá, in milliseconds. */
const at = (date: CalendarDate, hours: number) => Date.parse(`${date}T00:00:00Z`) + behind + hours * hour

/** Adds working hours to a moment; nights and days off do not count. */
export function addWorkingHours(since: Date, hours: number, working: WorkingDay): Date {
  let left = hours * hour
  let date = todayInBogota(since)
  let moment = since.getTime()
  for (;;) {
    if (isBusinessDay(date, working.closed)) {
      const begin = Math.max(moment, at(date, working.from))
      const room = at(date, working.until) - begin
      if (room >= left) return new Date(begin + left)
      left -= Math.max(0, room)
    }
    date = addDays(date, 1)
    moment = at(date, 0)
  }
}

/** Returns the moment a number of working hours before now. */
export function workingHoursAgo(now: Date, hours: number, working: WorkingDay): Date {
  let left = hours * hour
  let date = todayInBogota(now)
  let moment = now.getTime()
  for (;;) {
    if (isBusinessDay(date, working.closed)) {
      const end = Math.min(moment, at(date, working.until))
      const room = end - at(date, working.from)
      if (room >= left) return new Date(end - left)
      left -= Math.max(0, room)
    }
    moment = at(date, 0)
    date = addDays(date, -1)
  }
}

/** Returns the working milliseconds between two moments; 0 if the second is not later. */
export function workingTimeBetween(from: Date, to: Date, working: WorkingDay): number {
  let time = 0
  const last = to.getTime()
  for (let date = todayInBogota(from), moment = from.getTime(); moment < last; moment = at(date, 0)) {
    if (isBusinessDay(date, working.closed)) {
      const begin = Math.max(moment, at(date, working.from))
      const end = Math.min(last, at(date, working.until))
      time += Math.max(0, end - begin)
    }
    date = addDays(date, 1)
  }
  return time
}
