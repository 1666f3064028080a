import { Scope } from '@enlace/database/scope.ts'
import { daily } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { sweepByRule } from './commands.ts'
import { findRetention } from './queries.ts'

/** Nightly: deletes expired data in batches. */
export const retention: Task = {
  name: 'retention',
  schedule: daily(3),
  async run({ company, signal }, { db, log }) {
    for (const { rule, days } of await findRetention(db, Scope.ofStaff(company))) {
      const swept = await sweepByRule(db, company, rule, days, signal)
      if (swept > 0) log.info({ company, rule: rule.name, swept }, 'kept long enough')
    }
  },
}
