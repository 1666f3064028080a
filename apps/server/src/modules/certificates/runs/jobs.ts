import { setImmediate } from 'node:timers/promises'
import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Job, JobService, Task } from '../../../core/jobs/task.ts'
import { continueRun, runTask } from './company-commands.ts'
import { openIssuer } from '../issue/issue.ts'
import { issueForParty } from '../issue/issue-party.ts'
import { notifyParty } from './notify-party.ts'
import { advanceRun, findNextParties, finishRun, takeRun, type KeptRun } from './queries.ts'

/** Suppliers per batch of a run; then other jobs get their turn. */
const partSize = 100

const Payload = z.object({ run: z.uuid() })

/**
 * Runs an act for all suppliers of a year in batches: issues certificates or sends notices, supplier by supplier. The
 * progress is recorded, so a killed run resumes; the supplier in progress is repeated with the same result.
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

/** One supplier's fault is recorded and does not stop the others; an outage of the database stops the run for now. */
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
