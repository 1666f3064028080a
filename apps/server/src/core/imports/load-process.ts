import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { importTexts } from '@enlace/contract/core/import/texts'
import { openForStaff } from '@enlace/database/open'
import { ImportFault } from '@enlace/importer/core/import-fault'
import type { Progress } from '@enlace/importer/core/progress'
import { importDocuments } from '@enlace/importer/import-documents'
import { inspectFile } from '@enlace/importer/inspect-file'
import { openPlannedFiles } from '@enlace/importer/source-files'
import { describeFinding } from './describe.ts'
import { checkOf } from './check.ts'
import type { ProcessMessage, ProcessTask } from './process-task.ts'

type InspectTask = Extract<ProcessTask, { do: 'inspect' }>
type LoadTask = Extract<ProcessTask, { do: 'load' }>

const say = (message: ProcessMessage) => process.send?.(message)

// Told by the same signal as the server, it waits for what the server decides; with the server it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())
process.once('message', (task: ProcessTask) => void work(task))
giveWay()

async function work(task: ProcessTask): Promise<void> {
  const answer = await (task.do === 'inspect' ? inspect(task) : load(task)).catch((fault: unknown) => {
    // Told to the server, which says it to the person; anything else is a fault of the program and ends the process.
    if (!(fault instanceof ImportFault)) throw fault
    return { fault: fault.code, values: { ...fault.values } }
  })
  process.send?.(answer, () => process.exit())
}

/** Where memory runs out, the system is to end this process and not the server. */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // Not everywhere may a process say so; then the system chooses.
  }
}

async function inspect({ file, form }: InspectTask): Promise<ProcessMessage> {
  return { seen: await inspectFile(file.path, file.name, form) }
}

/** Loads, or tries out, with a connection of its own: the server goes on answering meanwhile. */
async function load({ address, files, ...asked }: LoadTask): Promise<ProcessMessage> {
  // Requests go first; nobody waits for the last row of a load.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const db = openForStaff(address)
  try {
    const report = await importDocuments(db, {
      ...asked,
      files: await openPlannedFiles(files),
      words: importTexts.documents,
      describe: describeFinding,
      onProgress: tell,
    })
    return { report: checkOf(report) }
  } finally {
    await db.close()
  }
}

function tell(progress: Progress): void {
  if (progress.step === 'read') {
    const { file, count, total } = progress
    say({ progress: { step: 'reading', of: file, count, total } })
    return
  }
  if (progress.step === 'writing') {
    const { kind, count, total } = progress
    say({ progress: { step: 'writing', of: kind, count, total } })
    return
  }
  const { kind, counts } = progress
  const written = counts.inserted + counts.updated
  say({ progress: { step: 'writing', of: kind, count: written, total: written + counts.unchanged } })
}
