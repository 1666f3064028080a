import { randomUUID } from 'node:crypto'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import type { ImportProgress } from '@enlace/contract/imports/schemas.ts'
import { Scope } from '@enlace/database/scope.ts'
import { recordFailure, type BatchOrigin } from '@enlace/importer/core/records/batch.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { describeFault } from './running/describe.ts'
import { daily } from '../../core/jobs/schedule.ts'
import type { Job, JobService, Task } from '../../core/jobs/task.ts'
import { forgetFailure, sweepLoads, tellLoad } from './commands.ts'
import { withLaidFiles } from './running/lay-files.ts'
import { mappingOf } from './loads/plan-rules.ts'
import { presentBatchAsCheck, readPlan } from './present.ts'
import { savedMapping } from './loads/mapping-queries.ts'
import { findBatch, findLoad, type LoadFileRow, type LoadRow } from './loads/queries.ts'
import { loadInProcess } from './running/run-process.ts'

/** The task name of queued loads. */
export const importTask = 'import'

/** Milliseconds between two progress updates of a load. */
const tellEvery = 700

/** Runs a trial or a load in its own process; resumes after a server stop. */
export const importLoad: Task = {
  name: importTask,
  // A user waits for the outcome; repeated kills of the server are not the load's fault.
  faultTries: 3,
  async run(job, service) {
    const scope = Scope.ofStaff(job.company)
    const found = await findLoad(service.db, scope, loadOf(job))
    if (!found || !(found.load.state === 'checking' || found.load.state === 'loading')) return
    const done = await findBatch(service.db, scope, found.load.id)
    if (found.load.state === 'loading' && done?.state === 'loaded') {
      // Everything was committed, only the final update was lost.
      const checked = found.load.checked ?? presentBatchAsCheck(done)
      await tellLoad(service.db, job.company, found.load.id, { state: 'loaded', checked })
      return
    }
    try {
      await work(job, service, found)
    } catch (fault) {
      job.signal.throwIfAborted()
      if (!(fault instanceof ImportFault)) throw fault
      await fail(service, job.company, found, describeFault(fault))
    }
  },
  async giveUp(job, service) {
    const found = await findLoad(service.db, Scope.ofStaff(job.company), loadOf(job))
    if (found) await fail(service, job.company, found, importsTexts.failedUnexpectedly)
  },
}

/** Deletes what old loads kept. */
export const importSweep: Task = {
  name: 'import-sweep',
  schedule: daily(3),
  run: (job, { db }) => sweepLoads(db, job.company),
}

type Found = { load: LoadRow; files: LoadFileRow[] }

async function work(job: Job, { db, storage }: JobService, { load, files }: Found): Promise<void> {
  const scope = Scope.ofStaff(job.company)
  const isTrial = load.state === 'checking'
  const saved = await savedMapping(db, scope, load.source)
  const plan = readPlan(load.plan, load.source, files, saved.mapping, saved.ownNit)
  const names = new Map(files.map(({ seq, name }) => [seq, name]))
  const mapping = mappingOf(plan, names, saved.mapping)
  if (!isTrial) await db.transaction(scope, (tx) => forgetFailure(tx, load.id))
  const stored = files.map(({ seq, name, storage_key }) => ({ seq, name, storageKey: storage_key }))
  const report = await withLaidFiles(storage, stored, (laid) =>
    loadInProcess(
      {
        address: db.staffAddress,
        company: job.company,
        // A trial leaves no record; that of a failed load stays until it is repeated.
        batch: isTrial ? randomUUID() : load.id,
        actor: load.created_by,
        mapping,
        files: laid.flatMap(({ seq, name, path }) => {
          const planned = plan.files.find((file) => file.seq === seq)
          if (!planned) return []
          const { part, sheet, headerLine, reading } = planned
          const { encoding = null, separator = null } = reading ?? {}
          return [{ name, path, part, encoding, separator, sheet, headerLine }]
        }),
        isTrial,
        confirmsClosing: load.confirms_closing,
      },
      { signal: job.signal, onProgress: teller(job, db, load.id) },
    ),
  )
  await tellLoad(db, job.company, load.id, { state: isTrial ? 'checked' : 'loaded', checked: report })
}

/** Returns a throttled progress writer; a failed update is replaced by the next one. */
function teller(job: Job, db: JobService['db'], id: string): (progress: ImportProgress) => void {
  let toldAt = 0
  return (progress) => {
    if (performance.now() - toldAt < tellEvery) return
    toldAt = performance.now()
    tellLoad(db, job.company, id, { progress }).catch(() => undefined)
  }
}

/** Records a failed load with its reason in the history; trials are not recorded. */
async function fail({ db }: JobService, company: number, { load, files }: Found, why: string): Promise<void> {
  if (load.state === 'loading') {
    const origin: BatchOrigin = {
      id: load.id,
      source: load.source,
      fileName: [...new Set(files.map(({ name }) => name))].join(', '),
      sha256: files
        .map(({ sha256 }) => sha256)
        .join(' ')
        .slice(0, 64),
      actor: load.created_by,
    }
    await db.transaction(Scope.ofStaff(company), async (tx) => {
      await forgetFailure(tx, load.id)
      await recordFailure(tx.client, origin, why)
    })
  }
  await tellLoad(db, company, load.id, { state: 'failed', failure: why })
}

function loadOf({ payload }: Job): string {
  const id = typeof payload === 'object' && payload !== null && 'load' in payload ? payload.load : undefined
  return String(id)
}
