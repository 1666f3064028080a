import type { JobsState, WaitingJobs } from '@enlace/contract/jobs/schemas.ts'
import type { Schedule } from '../../core/jobs/schedule.ts'

const hour = 60 * 60_000
/** Longer than a month, the longest interval of any schedule. */
const hoursLooked = 32 * 24
/** Milliseconds that due work may wait before the worker counts as stopped. */
const patience = 10 * 60_000

/** Returns the next run of a schedule. */
export function nextDue(schedule: Schedule, now: Date): Date {
  for (let hours = 1; hours <= hoursLooked; hours += 1) {
    const due = schedule.lastDue(new Date(now.getTime() + hours * hour))
    if (due > now) return due
  }
  throw new Error('Repeated work comes back within a month')
}

/** Returns the state of the queue; a stopped worker has priority over failed work. */
export function stateOf(
  waiting: readonly Pick<WaitingJobs, 'dueSince'>[],
  failed: number,
  now: Date,
): JobsState {
  const isStuck = waiting.some(
    ({ dueSince }) => dueSince !== null && now.getTime() - new Date(dueSince).getTime() > patience,
  )
  if (isStuck) return 'stuck'
  return failed > 0 ? 'failed' : 'ok'
}
