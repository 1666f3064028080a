import { daily } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { sweepPushes } from './commands.ts'

/** Lets go of what was kept of old pushes: from two days on nobody asks for their answers again. */
export const pushSweep: Task = {
  name: 'push-sweep',
  schedule: daily(4),
  run: (job, { db }) => sweepPushes(db, job.company),
}
