import { daily } from '../../core/jobs/schedule.ts'
import type { Task } from '../../core/jobs/task.ts'
import { remindOfEnding } from './reminder-commands.ts'

/**
 * Every morning: suppliers are notified of documents that end in 30, 7 and 1 days, of each threshold once. It looks at every
 * day from the threshold on, so that a day on which no server ran is caught up.
 */
export const documentReminders: Task = {
  name: 'document-reminders',
  schedule: daily(6),
  run: ({ company }, { db }) => remindOfEnding(db, company),
}
