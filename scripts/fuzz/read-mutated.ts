import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { ImportFault } from '../../packages/importer/src/core/findings/import-fault.ts'
import { readTable } from '../../packages/importer/src/core/tables/read-table.ts'
import { openSourceFile } from '../../packages/importer/src/core/containers/source-file.ts'
import { inspectFile } from '../../packages/importer/src/inspect-file.ts'
import { suggestReading } from '../../packages/importer/src/suggest-reading.ts'
import { baseFiles } from './bases.ts'
import { mutate, mutateBrotli, seeded } from './mutate.ts'

/** What the thread is asked to read: files by number, from one on to another. */
export interface FuzzTask {
  seed: number
  from: number
  to: number
  /** Where it says which file it is at, and how many were read or refused. */
  progress: SharedArrayBuffer
}

/** What the thread says of a file that broke it. */
export interface FuzzFault {
  number: number
  name: string
  what: string
}

/** The places of the progress. */
export const places = { at: 0, read: 1, refused: 2 } as const

const bases = baseFiles()
const inside = bases.map(({ bytes }) => bytes)

/** The file of a number: always the same for one seed. */
export function fileOf(seed: number, number: number): { name: string; bytes: Buffer } {
  const pick = seeded(seed, number)
  const base = bases[pick(bases.length)]
  if (!base) throw new Error('There are no files to change')
  const change = base.name.endsWith('.br') ? mutateBrotli : mutate
  return { name: base.name, bytes: change(base.bytes, inside, pick) }
}

async function readOne(path: string, name: string): Promise<boolean> {
  try {
    const table = readTable(await openSourceFile(path, name))
    for (const { cells } of table.records)
      if (cells.length > 10_000) throw new Error('A record of too many cells')
    const seen = await inspectFile(path, name)
    suggestReading(seen, undefined)
    return true
  } catch (fault) {
    if (fault instanceof ImportFault) return false
    throw fault
  }
}

async function run({ seed, from, to, progress }: FuzzTask): Promise<void> {
  const told = new Int32Array(progress)
  const folder = mkdtempSync(join(tmpdir(), 'enlace-fuzz-'))
  try {
    for (let number = from; number < to; number++) {
      Atomics.store(told, places.at, number)
      const { name, bytes } = fileOf(seed, number)
      const path = join(folder, name)
      writeFileSync(path, bytes)
      try {
        const isRead = await readOne(path, name)
        Atomics.add(told, isRead ? places.read : places.refused, 1)
      } catch (fault) {
        const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
        parentPort?.postMessage({ number, name, what } satisfies FuzzFault)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// The command that starts this thread gives it its task.
if (parentPort) await run(workerData as FuzzTask)
