import type { JobsState, WaitingJobs } from '@enlace/contract/jobs/schemas.ts'
import type { Schedule } from '../../core/jobs/schedule.ts'

const hour = 60 * 60_000
/** Longer than a month, which is the longest that any work waits for its day. */
const hoursLooked = 32 * 24
/** How long work that is due may wait before nobody seems to be there for it. */
const patience = 10 * 60_000

/** When repeated work comes next. */
export function nextDue(schedule: Schedule, now: Date): Date {
  for (let hours = 1; hours <= hoursLooked; hours += 1) {
    const due = schedule.lastDue(new Date(now.getTime() + hours * hour))
    if (due > now) return due
  }
  throw new Error('Repeated work comes back within a month')
}

/** How the queue stands: whether somebody does it at all comes before what could not be done. */
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
