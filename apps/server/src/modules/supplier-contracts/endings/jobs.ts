import { daily } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { warnOfEndingContracts } from './commands.ts'

/**
 * Every morning: suppliers are warned of contracts that end in 60, 30 and 15 days. It looks at all days from a warning on,
 * so that one on which no server ran is made up for.
 */
export const contractWarningsTask: Task = {
  name: 'contract-warnings',
  schedule: daily(6),
  run: ({ company }, { db }) => warnOfEndingContracts(db, company),
}
