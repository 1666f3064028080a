import type { Task } from '../../../core/jobs/task.ts'
import { Scope } from '@enlace/database/scope.ts'
import { connectionOf } from './connection-of.ts'
import { billsTask, releaseBills } from './commands.ts'
import { writeBills } from './write-bills.ts'

/** Writes the drafts of bills of one connection; without such connections there are no such jobs. */
export const connectionBills: Task = {
  name: billsTask,
  async run(job, service) {
    const { company, id: runner, signal } = job
    const outcome = await writeBills(service, { company, connection: connectionOf(job), runner, signal })
    if (outcome === 'busy') throw new Error('The connection is held by another')
  },
  async giveUp(job, { db }) {
    await releaseBills(db, Scope.ofStaff(job.company), connectionOf(job), job.id)
  },
}
