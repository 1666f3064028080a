import { accountLoadLimits } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { accountLoadTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { OutOfMemory, runInProcess, TookTooLong } from '@enlace/importer/core/containers/own-process.ts'
import { rm } from 'node:fs/promises'
import { spool } from '../../../core/files/spool.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'

/** The file to read. */
export interface ReadFileTask {
  path: string
  name: string
}

/** The table in a file, or why there is none. */
export interface FileTable {
  header: readonly string[]
  rows: readonly { line: number; cells: readonly string[]; numeric: readonly boolean[] }[]
}
export type ReadFileMessage = FileTable | { fault: 'large' | 'unreadable' }

const program = new URL('./read-process.ts', import.meta.url)
const limits = { memory: 256, mostWork: 20_000 } as const
const longest = 60_000
const { faults } = accountLoadTexts

/** Reads the table of an uploaded file in its own process. @throws Problem `file-refused`. */
export async function readAccountFile(storage: Storage, [file]: readonly ReceivedFile[]): Promise<FileTable> {
  if (!file) throw new Problem('file-refused', {}, { archivo: faults.file })
  const { path } = await spool(storage.spoolFolder, await storage.get(file.storageKey))
  try {
    const read = await runApart({ path, name: file.name })
    if (!('fault' in read)) return read
    const large = fill(faults.large, { filas: accountLoadLimits.rows })
    throw new Problem('file-refused', {}, { archivo: read.fault === 'large' ? large : faults.unreadable })
  } finally {
    await rm(path, { force: true })
  }
}

async function runApart(task: ReadFileTask): Promise<ReadFileMessage> {
  const answers: ReadFileMessage[] = []
  try {
    await runInProcess<ReadFileMessage>(program, task, {
      ...limits,
      signal: AbortSignal.timeout(longest),
      onMessage: (message) => answers.push(message),
    })
  } catch (fault) {
    // Translated: a file that needs more than this was not made by a person.
    if (fault instanceof OutOfMemory || fault instanceof TookTooLong) return { fault: 'unreadable' }
    throw fault
  }
  return answers[0] ?? { fault: 'unreadable' }
}
