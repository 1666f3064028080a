import { Problem } from '@enlace/contract/core/problems'
import { ImportFault } from '@enlace/importer/core/import-fault'
import { describeFault } from '../../core/imports/describe.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import type { Storage } from '../../core/storage/storage.ts'
import type { TakenFile } from './commands.ts'
import { withLaidFiles } from './lay-files.ts'
import { inspectInThread } from './run-thread.ts'

/** Looks into files that came, in their order. @throws Problem `file-refused` with why, for those that are no table. */
export async function lookInto(
  storage: Storage,
  files: readonly ReceivedFile[],
  from: number,
): Promise<TakenFile[]> {
  const faults: Record<string, string> = {}
  const taken: TakenFile[] = []
  for (const [at, file] of files.entries()) {
    const { name, size, sha256, storageKey } = file
    try {
      const seen = await withLaidFiles(storage, [file], ([laid]) =>
        inspectInThread({ path: laid?.path ?? '', name }),
      )
      taken.push({ seq: from + at, name, size, sha256, storageKey, seen })
    } catch (fault) {
      if (!(fault instanceof ImportFault)) throw fault
      faults[file.field] = describeFault(fault)
    }
  }
  if (Object.keys(faults).length > 0) throw new Problem('file-refused', {}, faults)
  return taken
}
