import type { Task } from '../core/jobs/task.ts'
import { monthlyStatement, monthlyStatements } from '../features/account-statements/monthly-jobs.ts'

/** Everything that is done while nobody waits; a new task is a line here. */
export const tasks: readonly Task[] = [monthlyStatements, monthlyStatement]
