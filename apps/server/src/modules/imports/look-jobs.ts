import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { savedReading } from '@enlace/importer/source-files.ts'
import { describeFault } from './running/describe.ts'
import { lookWhenever } from './running/taken-files.ts'
import type { Job, JobService, Task } from '../../core/jobs/task.ts'
import { companyAsker } from '../../core/turns/asker.ts'
import { keepPlan, keepSeen, startWork, tellLoad } from './commands.ts'
import { savedMapping } from './loads/mapping-queries.ts'
import { seenOf, suggestFile } from './present.ts'
import { findLoad, type LoadFileRow, type LoadRow } from './loads/queries.ts'

/** The task name of queued file inspections. */
export const lookTask = 'import-look'

/**
 * Inspects the files of a load that took longer than a request waits. Unreadable files are reported on the load, which
 * keeps the others.
 */
export const importLook: Task = {
  name: lookTask,
  faultTries: 3,
  async run(job, service) {
    const found = await findLooked(job, service)
    if (!found) return
    const faults = await lookIntoAll(job, service, found)
    await end(job, service, faults.join(' '))
  },
  async giveUp(job, service) {
    if (await findLooked(job, service)) await end(job, service, importsTexts.failedUnexpectedly)
  },
}

type Found = { load: LoadRow; files: LoadFileRow[] }

/** Finds the load of a job while it has files to inspect. */
async function findLooked({ company, payload }: Job, { db }: JobService): Promise<Found | undefined> {
  const found = await findLoad(db, Scope.ofStaff(company), String(Object(payload).load))
  const step = Object(found?.load.progress).step
  return found?.load.state === 'checking' && step === 'looking' ? found : undefined
}

/** Inspects all files. Returns a message for each unreadable one. */
async function lookIntoAll(job: Job, { db, storage }: JobService, { load, files }: Found): Promise<string[]> {
  const scope = Scope.ofStaff(job.company)
  const { mapping, ownNit } = await savedMapping(db, scope, load.source)
  const again = Object(job.payload).again
  const waiting = files.filter(({ seq, seen }) => seq === again || seenOf(seen).sheets.length === 0)
  const faults: string[] = []
  for (const [count, { seq, name, storage_key: storageKey }] of waiting.entries()) {
    const progress = { step: 'looking' as const, of: name, count, total: waiting.length } // one of the steps
    await tellLoad(db, job.company, load.id, { progress })
    const planned = load.plan.files?.find((file) => file.seq === seq)
    const form = planned?.reading ?? (mapping ? savedReading(mapping, name) : {})
    try {
      const asker = companyAsker(job.company)
      const seen = await lookWhenever(storage, asker, { name, storageKey }, form, job.signal)
      await db.transaction(scope, async (tx) => {
        await keepSeen(tx, load.id, seq, seen)
        if (!planned || seq !== again) return
        const suggested = suggestFile(seen, mapping, { part: planned.part }, { name, ownNit })
        const own = { seq, ...suggested, reading: planned.reading }
        const others = load.plan.files?.filter((file) => file.seq !== seq) ?? []
        await keepPlan(tx, load.id, { ...load.plan, files: [...others, own] })
        await startWork(tx, load.id, 'checking', { step: 'looking' })
      })
    } catch (fault) {
      job.signal.throwIfAborted()
      if (!(fault instanceof ImportFault)) throw fault
      faults.push(describeFault(fault))
    }
  }
  return faults
}

async function end({ company, payload }: Job, { db }: JobService, failure: string): Promise<void> {
  const id = String(Object(payload).load)
  await tellLoad(db, company, id, failure === '' ? { state: 'draft' } : { state: 'failed', failure })
}
