import { fill } from '@enlace/contract/core/fill.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { pullTask, endRun, planNext } from '../commands.ts'
import { pullConnection } from '../pull.ts'
import { planBillsIfOn } from '../bills/commands.ts'
import { findConnection } from '../queries.ts'
import { connectionOf } from '../bills/connection-of.ts'
import type { Task } from '../../../core/jobs/task.ts'

/** Pulls the changes of one connection, and schedules the next pull; without connections there are no such jobs. */
export const connectionPull: Task = {
  name: pullTask,
  async run(job, service) {
    const connection = connectionOf(job)
    const row = await findConnection(service.db, Scope.ofStaff(job.company), connection)
    // Removed or stopped since it was scheduled.
    if (!row?.is_on) return
    const actor = fill(connectionTexts.actor, { nombre: row.nombre })
    const { company, id: runner, signal } = job
    const outcome = await pullConnection(service, { company, connection, runner, actor, signal })
    // Another run, by hand or of a job, holds it: this one is retried afterwards.
    if (outcome === 'busy') throw new Error('The connection is held by another')
    await service.db.transaction(Scope.ofStaff(company), (tx) => planBillsIfOn(tx, connection))
  },
  async giveUp(job, { db }) {
    const scope = Scope.ofStaff(job.company)
    const connection = connectionOf(job)
    await db.transaction(scope, async (tx) => {
      await endRun(tx, { id: connection, runner: job.id }, { state: 'failed' })
      await planNext(tx, connection)
    })
  },
}
