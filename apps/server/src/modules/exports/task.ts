import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ExportFormat, FileFormat } from '@enlace/contract/exports/limits.ts'
import type { FileList } from '@enlace/contract/exports/schemas.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { Scope } from '@enlace/database/scope.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Job, JobService, Task } from '../../core/jobs/task.ts'
import { FinalFault } from '../../core/jobs/worker.ts'
import { announceFiles } from '../../core/storage/commands.ts'
import { spool, type SpooledFile } from '../../core/files/spool.ts'
import { newStorageKey } from '../../core/storage/uploads.ts'
import { advanceExport, failExport, finishExport } from './commands.ts'
import type { ListExport } from './list-export.ts'
import { makeFile } from './make-file.ts'
import { findAskedExport } from './queries.ts'
import { readFrame } from './sheet-of.ts'

/** A file that is no list, and reports its number of parts. */
export interface PackedExport {
  readonly list: FileList
  /** Makes the file's pieces for the call's query and the export's id. @throws Problem if its content no longer exists. */
  readonly make: (
    service: JobService,
    scope: Scope,
    wanted: { id: string; asked: unknown },
    onPart: (parts: number) => Promise<void>,
  ) => Promise<AsyncIterable<Buffer>>
}

/** Milliseconds between progress reports of a file. */
const usualPace = 700

/** Creates the job that makes the file of an export, in the caller's current scope. */
export function exportTask(
  lists: readonly ListExport[],
  packs: readonly PackedExport[],
  tellEvery = usualPace,
): Task {
  return {
    name: 'export',
    async run(job, service) {
      try {
        await makeExport(lists, packs, job, service, tellEvery)
      } catch (fault) {
        if (fault instanceof Cancelled) return
        // The caller has lost access, so a retry would fail as well.
        if (fault instanceof DatabaseRefusal || fault instanceof Problem) throw new FinalFault(fault.message)
        throw fault
      }
    },
    async giveUp(job, { db }) {
      await failExport(db, job.company, exportOf(job))
    },
  }
}

/** The person cancelled the file. */
class Cancelled extends Error {}

async function makeExport(
  lists: readonly ListExport[],
  packs: readonly PackedExport[],
  job: Job,
  service: JobService,
  tellEvery: number,
): Promise<void> {
  const { db } = service
  const { scope } = job
  const id = exportOf(job)
  const asked = await findAskedExport(db, scope, id)
  const list = lists.find((one) => one.list === asked?.list)
  const pack = packs.find((one) => one.list === asked?.list)
  if (!asked || !(list || pack) || !(await advanceExport(db, job, 0))) return
  let rows = 0
  const tell = teller(job, service, tellEvery)
  const onProgress = async (written: number) => {
    rows = written
    await tell(written)
  }
  const spooled = list
    ? await list.open(db, scope, asked.asked, async (filtered) => {
        const frame = await readFrame(db, scope, filtered.kind)
        return makeFile(service, filtered, frame, formatOf(asked.format), onProgress)
      })
    : pack && (await packed(service, await pack.make(service, scope, { id, asked: asked.asked }, onProgress)))
  if (spooled === undefined) return
  try {
    await keep(service, job, spooled, asked.mediaType, rows)
  } finally {
    await rm(spooled.path, { force: true })
  }
}

const packed = ({ storage }: JobService, pieces: AsyncIterable<Buffer>) =>
  spool(storage.spoolFolder, Readable.from(pieces, { objectMode: false }))

/** Returns the format of a list's export. */
function formatOf(format: FileFormat): ExportFormat {
  if (format === 'zip') throw new FinalFault('No list is packed')
  return format
}

/** Moves the file to the storage. If the export is no longer ours to finish, it is not claimed, and swept. */
async function keep(
  { db, storage }: JobService,
  job: Job,
  { path, size, sha256 }: SpooledFile,
  mediaType: string,
  rows: number,
): Promise<void> {
  const storageKey = newStorageKey(job.company)
  await announceFiles(db, Scope.ofStaff(job.company), [{ storageKey, mediaType, size, sha256 }])
  await storage.put(path, { key: storageKey, size, sha256, isOurs: true })
  await finishExport(db, job, rows, storageKey)
}

/** Reports progress now and then, yields to other work, and stops if the file was cancelled. */
function teller(job: Job, { db }: JobService, tellEvery: number): (rows: number) => Promise<void> {
  let toldAt = performance.now()
  return async (rows) => {
    await setImmediate()
    job.signal.throwIfAborted()
    if (performance.now() - toldAt < tellEvery) return
    toldAt = performance.now()
    if (!(await advanceExport(db, job, rows))) throw new Cancelled('The export is not wanted any more')
  }
}

function exportOf({ payload }: Job): string {
  const id =
    typeof payload === 'object' && payload !== null && 'export' in payload ? payload.export : undefined
  return String(id)
}
