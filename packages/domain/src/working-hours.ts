import { addDays, type CalendarDate, todayInBogota } from './calendar-date.ts'
import { type ClosedDays, isBusinessDay } from './holidays.ts'

/** Between which hours a company works on its business days, by Bogotá's clock. */
export type WorkingDay = {
  /** Whole hours: 8 is eight in the morning. */
  readonly from: number
  readonly until: number
  readonly closed: ClosedDays
}

const hour = 3_600_000
/** Bogotá is five hours behind Greenwich all year. */
const behind = 5 * hour

/** The working day of a company that says from when until when; hours that make no day are the usual ones. */
export function workingDay(from: number, until: number, closed: ClosedDays): WorkingDay {
  return until > from ? { from, until, closed } : { from: 8, until: 17, closed }
}

/** The moment of an hour of a day in Bogotá. */
const at = (date: CalendarDate, hours: number) => Date.parse(`${date}T00:00:00Z`) + behind + hours * hour

/** The moment that comes so many working hours after another one; at night and on days off the clock stands still. */
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

/** The latest moment from which so many working hours have passed by now: what came before it has waited longer. */
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

/** Working milliseconds from one moment to a later one; none where it is not later. */
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
