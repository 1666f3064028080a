import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { ImportFault } from '../../packages/importer/src/core/findings/import-fault.ts'
import { readTable } from '../../packages/importer/src/core/tables/read-table.ts'
import { openSourceFile } from '../../packages/importer/src/core/containers/source-file.ts'
import { inspectFile } from '../../packages/importer/src/inspect-file.ts'
import { suggestReading } from '../../packages/importer/src/suggest-reading.ts'
import { baseFiles } from './bases.ts'
import { readAll, type ChangedFile } from './fuzz-thread.ts'
import { mutate, mutateBrotli, seeded } from './mutate.ts'
import type { FuzzTask } from './run-fuzz.ts'

const bases = baseFiles()
const inside = bases.map(({ bytes }) => bytes)

/** The file of a number: always the same for one seed. */
function fileOf(seed: number, number: number): ChangedFile {
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

const folder = mkdtempSync(join(tmpdir(), 'enlace-fuzz-'))
try {
  // The command that starts this thread gives it its task.
  await readAll(workerData as FuzzTask, fileOf, ({ name, bytes }) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return readOne(path, name)
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
