import { parentPort, workerData } from 'node:worker_threads'
import { importTexts } from '@enlace/contract/core/import/texts'
import { openForStaff } from '@enlace/database/open'
import { ImportFault } from '@enlace/importer/core/import-fault'
import type { Progress } from '@enlace/importer/core/progress'
import { importDocuments } from '@enlace/importer/import-documents'
import { inspectFile } from '@enlace/importer/inspect-file'
import { openPlannedFiles } from '@enlace/importer/source-files'
import { describeFinding } from './describe.ts'
import { checkOf } from './check.ts'
import type { ThreadMessage, ThreadTask } from './thread-task.ts'

type LoadTask = Extract<ThreadTask, { do: 'load' }>

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
const say = (message: ThreadMessage) => parentPort?.postMessage(message)

try {
  // The server itself starts this thread with its task.
  const task = workerData as ThreadTask
  if (task.do === 'inspect') say({ seen: await inspectFile(task.file.path, task.file.name, task.form) })
  else await load(task)
} catch (fault) {
  // Told to the server, which says it to the person; anything else is a fault of the program and ends the thread.
  if (!(fault instanceof ImportFault)) throw fault
  say({ fault: fault.code, values: { ...fault.values } })
}

/** Loads, or tries out, with a connection of its own: the server goes on answering meanwhile. */
async function load({ address, files, ...asked }: LoadTask): Promise<void> {
  const db = openForStaff(address)
  try {
    const report = await importDocuments(db, {
      ...asked,
      files: await openPlannedFiles(files),
      words: importTexts.documents,
      describe: describeFinding,
      onProgress: tell,
    })
    say({ report: checkOf(report) })
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
