import { Scope } from '@enlace/database/scope.ts'
import type { Task } from '@enlace/server/core/jobs/task.ts'

/** Fills a trial company with the demo's records; a repeated run writes nothing twice. */
export const trialFill: Task = {
  name: 'trial-fill',
  run: async ({ company }, service) => {
    // The demo's catalogue and drawings are read only where they are wanted.
    const { fillTrial } = await import('./fill-trial.ts')
    await fillTrial(service, company)
  },
  giveUp: async ({ company }, { db }) => {
    await db.transaction(Scope.ofStaff(company), async ({ client }) => {
      await client.query(`select end_trial_fill('failed', '{}')`)
    })
  },
}
