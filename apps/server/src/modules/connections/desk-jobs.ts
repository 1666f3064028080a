import { fill } from '@enlace/contract/core/fill.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { pullTask, endRun, planNext } from './commands.ts'
import { pullConnection } from './pull.ts'
import { findConnection } from './queries.ts'
import type { Job, Task } from '../../core/jobs/task.ts'

/** Brings what changed by one connection, and plans the next time; without connections there is no such work. */
export const connectionPull: Task = {
  name: pullTask,
  async run(job, service) {
    const connection = connectionOf(job)
    const row = await findConnection(service.db, Scope.ofStaff(job.company), connection)
    // Removed or stopped since it was planned.
    if (!row?.is_on) return
    const actor = fill(connectionTexts.actor, { nombre: row.nombre })
    const { company, id: runner, signal } = job
    const outcome = await pullConnection(service, { company, connection, runner, actor, signal })
    // By hand or by another job: this one's turn comes when that is over.
    if (outcome === 'busy') throw new Error('The connection is held by another')
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

function connectionOf({ payload }: Job): string {
  const id =
    typeof payload === 'object' && payload !== null && 'connection' in payload ? payload.connection : ''
  return String(id)
}
