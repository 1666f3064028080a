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

/** Limits concurrent inspections, each in its own process; one user's files run one after the other. */
const turns = new FairTurns({ places: 3, waiting: 30, ownPlaces: 1, ownWaiting: 10 })

/** Milliseconds that a request waits for the inspection of its files; slower ones continue in the background. */
export const patience = { look: 8_000 }

/** An uploaded file that a load takes over. */
export interface TakenFile {
  seq: number
  name: string
  size: number
  sha256: string
  storageKey: string
  /** Null until it was inspected. */
  seen: SeenFile | null
}

/**
 * Inspects uploaded files in order, each in its turn. Those that exceed the request's wait are left uninspected.
 * @throws Problem `file-refused` with reasons, for files that are not tables; `files-waiting` or `files-busy` if too
 * many wait.
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
 * Inspects a file again with the user's encoding and separator; null if the request cannot wait for it. @throws
 * Problem `file-refused`
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

/** Inspects a file in its turn, until the signal aborts. @throws ImportFault */
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

/** Returns the result of work within the waiting time; after that aborts the work and returns null. */
async function inTime<Made>(
  waited: AbortSignal,
  work: (signal: AbortSignal) => Promise<Made>,
): Promise<Made | null> {
  if (waited.aborted) return null
  const late = new Promise<null>((resolve) => {
    waited.addEventListener('abort', () => resolve(null), { once: true })
  })
  const made = work(waited).catch((fault: unknown) => {
    // Not an error: the inspection was aborted and is repeated in the background.
    if (waited.aborted) return null
    throw fault
  })
  return Promise.race([made, late])
}
