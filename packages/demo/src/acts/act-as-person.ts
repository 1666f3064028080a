import { randomUUID } from 'node:crypto'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addJob, Queue } from '@enlace/server/core/jobs/commands.ts'

/** Works in the scope of a person of the demo, as a worker opens it, with a job that nothing else claims. */
export async function actAsPerson(
  db: Database,
  { company, membership, task }: { company: number; membership: string; task: string },
  work: (scope: Scope) => Promise<void>,
): Promise<void> {
  await db.transaction(Scope.ofStaff(company), (tx) => addJob(tx, task, {}, { membership }))
  const claimer = randomUUID()
  const queue = new Queue(db, claimer, 60)
  const [job] = await queue.claim([task], 1)
  if (!job) return
  await work(Scope.ofJob({ company, id: job.id, claimer, account: null }))
  await queue.finish(job)
}
