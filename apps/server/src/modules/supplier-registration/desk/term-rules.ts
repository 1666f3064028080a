import type { Deadline } from '@enlace/contract/supplier-registration/limits.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { addWorkingHours, workingHoursAgo, type WorkingDay } from '@enlace/domain/working-hours.ts'

/** How long a company takes at most to answer a request, and where its clock stands. */
export interface Term {
  working: WorkingDay
  registrationHours: number
}

/** What came before the first moment is overdue; what came before the second one is due today. */
export interface TermMoments {
  overdue: Date
  dueToday: Date
}

/** The moments by which requests are overdue or due today, whatever their number. */
export function momentsOf({ working, registrationHours }: Term, now: Date): TermMoments {
  // Bogotá is five hours behind Greenwich all year.
  const midnight = new Date(Date.parse(`${addDays(todayInBogota(now), 1)}T00:00:00Z`) + 5 * 3_600_000)
  return {
    overdue: workingHoursAgo(now, registrationHours, working),
    dueToday: workingHoursAgo(midnight, registrationHours, working),
  }
}

/** Until when a request that waits is to be answered. */
export function dueAt({ working, registrationHours }: Term, since: string): string {
  return addWorkingHours(new Date(since), registrationHours, working).toISOString()
}

/** How a request that waits since a moment stands. */
export function deadlineOf(since: string, { overdue, dueToday }: TermMoments): Deadline {
  const moment = Date.parse(since)
  if (moment <= overdue.getTime()) return 'vencida'
  return moment <= dueToday.getTime() ? 'por_vencer' : 'a_tiempo'
}
