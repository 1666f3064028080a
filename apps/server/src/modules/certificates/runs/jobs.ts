import { setImmediate } from 'node:timers/promises'
import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Job, JobService, Task } from '../../../core/jobs/task.ts'
import { continueRun, runTask } from './company-commands.ts'
import { openIssuer } from '../issue/issue.ts'
import { issueForParty } from '../issue/issue-party.ts'
import { notifyParty } from './notify-party.ts'
import { advanceRun, findNextParties, finishRun, takeRun, type KeptRun } from './queries.ts'

/** Suppliers of one part of a run: after them the work goes behind what else waits. */
const partSize = 100

const Payload = z.object({ run: z.uuid() })

/**
 * An act for all suppliers of a year, a part at a time: certificates are issued, or people told, one supplier after the
 * other. What a killed process had done is noted, and what it was processing comes out the same the second time.
 */
export const certificateRun: Task = {
  name: runTask,
  async run(job, service) {
    const { run: id } = Payload.parse(job.payload)
    const run = await takeRun(service.db, job.scope, id)
    if (run) await doPart(run, job, service)
  },
  async giveUp({ scope, payload }, { db }) {
    await finishRun(db, scope, Payload.parse(payload).run, 'failed', 'given up')
  },
}

async function doPart(run: KeptRun, job: Job, service: JobService): Promise<void> {
  const { db } = service
  const { scope } = job
  const parties = await findNextParties(db, scope, run, partSize)
  const doParty = await actOf(run, job, service)
  for (const party of parties) {
    job.signal.throwIfAborted()
    const outcome = await outcomeOf(() => doParty(party), service, { run: run.id, party })
    if (!(await advanceRun(db, scope, run.id, { party, ...outcome }))) return
    await setImmediate()
  }
  if (parties.length < partSize) await finishRun(db, scope, run.id, 'done')
  else await db.transaction(scope, (tx) => continueRun(tx, run.id))
}

async function actOf(run: KeptRun, { company, scope }: Job, service: JobService) {
  if (run.act === 'notify') return (party: number) => notifyParty(service, scope, { company, party, ...run })
  const issuer = await openIssuer(service, company)
  return (party: number) => issueForParty(service, scope, issuer, { party, ...run })
}

/** One supplier's fault is noted and does not stop the others; where the database is away, all of it waits. */
async function outcomeOf(
  act: () => Promise<number>,
  { db, log }: JobService,
  about: object,
): Promise<{ made: number; error?: string }> {
  try {
    return { made: await act() }
  } catch (fault) {
    if (!(await db.isReachable())) throw fault
    const error =
      fault instanceof Problem ? fault.code : fault instanceof Error ? fault.message : String(fault)
    log.error({ ...about, error }, 'A supplier of a run of certificates failed')
    return { made: 0, error: error.slice(0, 300) }
  }
}
