import { daily } from '../../core/jobs/schedule.ts'
import type { Task } from '../../core/jobs/task.ts'
import { remindByPlan } from './board/reminder-commands.ts'

/**
 * Every morning: reminds suppliers of documents that expire or are missing, by the company's plan, each step once. It
 * checks all days from a step on, to catch up on days without a running server.
 */
export const documentReminders: Task = {
  name: 'document-reminders',
  schedule: daily(6),
  run: ({ company }, { db }) => remindByPlan(db, company),
}
