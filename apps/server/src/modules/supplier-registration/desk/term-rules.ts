import type { Deadline } from '@enlace/contract/supplier-registration/limits.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { addWorkingHours, workingHoursAgo, type WorkingDay } from '@enlace/domain/working-hours.ts'

/** The working calendar of a company, and the working hours in which it answers a request. */
export interface Term {
  working: WorkingDay
  registrationHours: number
}

/** Requests from before `overdue` are overdue; those from before `dueToday` are due today. */
export interface TermMoments {
  overdue: Date
  dueToday: Date
}

/** Computes the moments by which requests are overdue or due today, once for any number of requests. */
export function momentsOf({ working, registrationHours }: Term, now: Date): TermMoments {
  // Bogotá is UTC-5 all year.
  const midnight = new Date(Date.parse(`${addDays(todayInBogota(now), 1)}T00:00:00Z`) + 5 * 3_600_000)
  return {
    overdue: workingHoursAgo(now, registrationHours, working),
    dueToday: workingHoursAgo(midnight, registrationHours, working),
  }
}

/** Returns the deadline of a pending request. */
export function dueAt({ working, registrationHours }: Term, since: string): string {
  return addWorkingHours(new Date(since), registrationHours, working).toISOString()
}

/** Returns the deadline state of a request pending since a moment. */
export function deadlineOf(since: string, { overdue, dueToday }: TermMoments): Deadline {
  const moment = Date.parse(since)
  if (moment <= overdue.getTime()) return 'vencida'
  return moment <= dueToday.getTime() ? 'por_vencer' : 'a_tiempo'
}
