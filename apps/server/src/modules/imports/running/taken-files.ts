import { Problem } from '@enlace/contract/core/problems.ts'
import type { SeenFile } from '@enlace/importer/inspect-file.ts'
import type { TextForm } from '@enlace/importer/core/tables/read-csv.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { describeFault } from './describe.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { type Asker, FairTurns } from '../../../core/turns/fair-turns.ts'
import { refusedTurn } from '../../../core/turns/refused-turn.ts'
import { withLaidFiles } from './lay-files.ts'
import { inspectInProcess } from './run-process.ts'

/** Files that are looked into at a time, each in a process of its own; a person's come one after the other. */
const turns = new FairTurns({ places: 3, waiting: 30, ownPlaces: 1, ownWaiting: 10 })

/** Milliseconds for which a request waits for its files to be looked into; what takes longer goes on without it. */
export const patience = { look: 8_000 }

/** A file that a load takes over from the request that brought it. */
export interface TakenFile {
  seq: number
  name: string
  size: number
  sha256: string
  storageKey: string
  /** Null where it is still to be looked into. */
  seen: SeenFile | null
}

/**
 * Looks into files that came, in their order, when the turn of each comes. Those for which the request cannot wait are left.
 * @throws Problem `file-refused` with why, for those that are no table; `files-waiting` or `files-busy` where too many wait.
 */
export async function lookInto(
  storage: Storage,
  asker: Asker,
  files: readonly ReceivedFile[],
  from: number,
  formOf: (name: string) => TextForm = () => ({}),
): Promise<TakenFile[]> {
  const faults: Record<string, string> = {}
  const taken: TakenFile[] = []
  const waited = AbortSignal.timeout(patience.look)
  for (const [at, file] of files.entries()) {
    const { name, size, sha256, storageKey } = file
    try {
      const seen = await inTime(waited, (signal) => lookWhenever(storage, asker, file, formOf(name), signal))
      taken.push({ seq: from + at, name, size, sha256, storageKey, seen })
    } catch (fault) {
      if (!(fault instanceof ImportFault)) throw fault
      faults[file.field] = describeFault(fault)
    }
  }
  if (Object.keys(faults).length > 0) throw new Problem('file-refused', {}, faults)
  return taken
}

/**
 * Looks into a file that was taken once more, with its letters and columns read as somebody says; null where the request cannot
 * wait for it. @throws Problem `file-refused`
 */
export async function lookAgain(
  storage: Storage,
  asker: Asker,
  file: Pick<TakenFile, 'name' | 'storageKey'>,
  form: TextForm,
): Promise<SeenFile | null> {
  try {
    const waited = AbortSignal.timeout(patience.look)
    return await inTime(waited, (signal) => lookWhenever(storage, asker, file, form, signal))
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault
    throw new Problem('file-refused', {}, { reading: describeFault(fault) })
  }
}

/** Looks into a file when its turn comes, until the signal gives it up. @throws ImportFault */
export function lookWhenever(
  storage: Storage,
  asker: Asker,
  { name, storageKey }: Pick<TakenFile, 'name' | 'storageKey'>,
  form: TextForm,
  signal: AbortSignal,
): Promise<SeenFile> {
  return refusedTurn(
    turns.take(asker, async () => {
      signal.throwIfAborted()
      return withLaidFiles(storage, [{ storageKey }], ([laid]) =>
        inspectInProcess({ path: laid?.path ?? '', name }, form, signal),
      )
    }),
  )
}

/** What work makes while somebody waits for it; null, and the work given up, once they wait no longer. */
async function inTime<Made>(
  waited: AbortSignal,
  work: (signal: AbortSignal) => Promise<Made>,
): Promise<Made | null> {
  if (waited.aborted) return null
  const late = new Promise<null>((resolve) => {
    waited.addEventListener('abort', () => resolve(null), { once: true })
  })
  const made = work(waited).catch((fault: unknown) => {
    // Not a fault: it was given up, and is done again where nobody waits.
    if (waited.aborted) return null
    throw fault
  })
  return Promise.race([made, late])
}
