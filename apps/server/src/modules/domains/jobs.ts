import { Scope } from '@enlace/database/scope.ts'
import { hourly } from '../../core/jobs/schedule.ts'
import type { JobService, Task } from '../../core/jobs/task.ts'
import { checkProof } from './check.ts'
import { system } from './commands.ts'
import { findDomains } from './queries.ts'
import { isDue } from './rules.ts'

/** Every hour, looks up domains that wait for their record, and once a day the proven ones. */
export const domainProofs: Task = {
  name: 'domain-proofs',
  schedule: hourly,
  run: ({ company, signal }, service) => checkDomains(service, company, new Date(), signal),
}

/** Looks up the domains of a company that are due at a time. */
export async function checkDomains(
  service: Pick<JobService, 'db' | 'settings' | 'names'>,
  company: number,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const row of await findDomains(service.db, Scope.ofStaff(company))) {
    if (signal?.aborted === true) return
    if (isDue(row, now)) await checkProof(service, company, row, { author: system, now })
  }
}
