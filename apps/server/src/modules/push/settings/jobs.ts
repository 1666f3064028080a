import { daily } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { sweepPushes } from './commands.ts'

/** Deletes old pushes' data; answers cannot be repeated after two days. */
export const pushSweep: Task = {
  name: 'push-sweep',
  schedule: daily(4),
  run: (job, { db }) => sweepPushes(db, job.company),
}
