import { Worker } from 'node:worker_threads'
import { type Grid, GridFault } from './core/grid.ts'
import type { GridMessage } from './core/grid-worker.ts'

/** Milliseconds that a file may take; the largest that is let in takes a few seconds. */
const longest = 20_000
/** Megabytes of the thread's own memory. */
const memory = 384
/** Threads that read at a time in one process; whoever comes later waits. */
const atOnce = 2

let reading = 0
const waiting: (() => void)[] = []

/**
 * Reads a file that somebody uploads in a thread of its own, with a limit of time and memory: a hostile or broken file ends
 * the thread and nothing else.
 * @throws GridFault when it cannot be read.
 */
export async function readUploadedTable(bytes: Uint8Array): Promise<Grid[]> {
  if (reading >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else reading += 1
  try {
    return await readInThread(bytes)
  } finally {
    // The place goes to whoever waits; only without anybody it becomes free.
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}

function readInThread(bytes: Uint8Array): Promise<Grid[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./core/grid-worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    const timer = setTimeout(() => {
      reject(new GridFault('took-too-long'))
      void worker.terminate()
    }, longest)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    worker.once('message', (message: GridMessage) =>
      end(() => ('grids' in message ? resolve(message.grids) : reject(new GridFault(message.fault)))),
    )
    worker.once('error', (fault: unknown) => end(() => reject(new GridFault(codeOf(fault), fault))))
    worker.once('exit', () => end(() => reject(new GridFault('unreadable'))))
  })
}

const codeOf = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'too-large'
    : 'unreadable'
