import { daily } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { warnOfEndingContracts } from './commands.ts'

/**
 * Every morning: warns suppliers of contracts that end in 60, 30 and 15 days. It checks all days from a threshold on,
 * to catch up on days without a running server.
 */
export const contractWarningsTask: Task = {
  name: 'contract-warnings',
  schedule: daily(6),
  run: ({ company }, { db }) => warnOfEndingContracts(db, company),
}
