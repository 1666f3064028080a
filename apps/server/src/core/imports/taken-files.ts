import { Problem } from '@enlace/contract/core/problems'
import type { SeenFile } from '@enlace/importer/inspect-file'
import type { TextForm } from '@enlace/importer/core/read-csv'
import { ImportFault } from '@enlace/importer/core/import-fault'
import { describeFault } from './describe.ts'
import type { ReceivedFile } from '../storage/received-file.ts'
import type { Storage } from '../storage/storage.ts'
import { withLaidFiles } from './lay-files.ts'
import { inspectInProcess } from './run-process.ts'

/** A file that a load takes over from the request that brought it. */
export interface TakenFile {
  seq: number
  name: string
  size: number
  sha256: string
  storageKey: string
  seen: SeenFile
}

/** Looks into files that came, in their order. @throws Problem `file-refused` with why, for those that are no table. */
export async function lookInto(
  storage: Storage,
  files: readonly ReceivedFile[],
  from: number,
  formOf: (name: string) => TextForm = () => ({}),
): Promise<TakenFile[]> {
  const faults: Record<string, string> = {}
  const taken: TakenFile[] = []
  for (const [at, file] of files.entries()) {
    const { name, size, sha256, storageKey } = file
    try {
      const seen = await withLaidFiles(storage, [file], ([laid]) =>
        inspectInProcess({ path: laid?.path ?? '', name }, formOf(name)),
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

/** Looks into a file that was taken once more, with its letters and columns read as somebody says. @throws Problem `file-refused` */
export async function lookAgain(
  storage: Storage,
  { name, storageKey }: Pick<TakenFile, 'name' | 'storageKey'>,
  form: TextForm,
): Promise<SeenFile> {
  try {
    return await withLaidFiles(storage, [{ storageKey }], ([laid]) =>
      inspectInProcess({ path: laid?.path ?? '', name }, form),
    )
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault
    throw new Problem('file-refused', {}, { reading: describeFault(fault) })
  }
}
