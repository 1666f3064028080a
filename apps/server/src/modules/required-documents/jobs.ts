import { daily } from '../../core/jobs/schedule.ts'
import type { Task } from '../../core/jobs/task.ts'
import { remindOfEnding } from './reminder-commands.ts'

/**
 * Every morning: notifies suppliers of documents that expire in 30, 7 and 1 days, once per threshold. It checks all
 * days from a threshold on, to catch up on days without a running server.
 */
export const documentReminders: Task = {
  name: 'document-reminders',
  schedule: daily(6),
  run: ({ company }, { db }) => remindOfEnding(db, company),
}
