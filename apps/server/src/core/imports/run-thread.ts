import { Worker } from 'node:worker_threads'
import type { ImportCheck, ImportProgress } from '@enlace/contract/features/imports/schemas'
import { ImportFault } from '@enlace/importer/core/import-fault'
import type { TextForm } from '@enlace/importer/core/read-csv'
import type { SeenFile } from '@enlace/importer/inspect-file'
import type { ThreadMessage, ThreadTask } from './thread-task.ts'

/** Megabytes of a thread's own memory, never the server's; files are read row by row, whatever they are. */
const memory = 768
/** Megabytes of it for what was only just made: with all that it would take, a thread that goes through a million rows holds 160 more. */
const youngMemory = 24
/** Milliseconds within which a file has to be looked into. */
const longestLook = 60_000

/** Looks into a file in a thread of its own. @throws ImportFault */
export async function inspectInThread(
  file: { path: string; name: string },
  form: TextForm = {},
): Promise<SeenFile> {
  const signal = AbortSignal.timeout(longestLook)
  const seen = await runThread({ do: 'inspect', file, form }, { signal }).catch((fault: unknown) => {
    // Translated: what takes so long only to be looked into is no table that a person made.
    if (signal.aborted) throw new ImportFault('file-unreadable', { file: file.name }, fault)
    throw fault
  })
  if (!('seen' in seen)) throw new Error('A thread that looks into a file answers what it saw')
  return seen.seen
}

/** Loads or tries out in a thread of its own. @throws ImportFault, or whatever the signal was given up for. */
export async function loadInThread(
  task: Extract<ThreadTask, { do: 'load' }>,
  options: { signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
): Promise<ImportCheck> {
  const ended = await runThread(task, options)
  if (!('report' in ended)) throw new Error('A thread that loads answers its report')
  return ended.report
}

type Ended = Extract<ThreadMessage, { seen: SeenFile } | { report: ImportCheck }>

function runThread(
  task: ThreadTask,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (progress: ImportProgress) => void },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./load-thread.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: youngMemory },
    })
    const stop = () => {
      reject(faultOf(signal.reason))
      void worker.terminate()
    }
    signal.addEventListener('abort', stop, { once: true })
    worker.on('message', (message: ThreadMessage) => {
      if ('progress' in message) onProgress?.(message.progress)
      else if ('fault' in message) reject(new ImportFault(message.fault, message.values))
      else resolve(message)
    })
    worker.once('error', (fault: unknown) => reject(memoryFault(fault) ?? faultOf(fault)))
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error('The thread ended without an answer'))
    })
  })
}

const faultOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('The thread came to nothing', { cause: thrown })

function memoryFault(fault: unknown): ImportFault | undefined {
  const isMemory = fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? new ImportFault('too-much-memory', {}, fault) : undefined
}
