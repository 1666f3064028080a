import { type Grid, GridFault } from './core/grid.ts'
import type { GridMessage, GridTask } from './core/grid-process.ts'
import { OutOfMemory, runInProcess } from './core/own-process.ts'

/** Milliseconds that a file may take; the largest that is let in takes a few seconds. */
const longest = 20_000
/** Megabytes of the process's objects. */
const memory = 384
/** Processes that read at a time; whoever comes later waits. */
const atOnce = 2

let reading = 0
const waiting: (() => void)[] = []

/**
 * Reads a file that somebody uploads in a process of its own, with a limit of time and memory: a hostile or broken file ends
 * that process and nothing else.
 * @throws GridFault when it cannot be read.
 */
export async function readUploadedTable(bytes: Uint8Array): Promise<Grid[]> {
  if (reading >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else reading += 1
  try {
    return await readInProcess(bytes)
  } finally {
    // The place goes to whoever waits; only without anybody it becomes free.
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}

async function readInProcess(bytes: Uint8Array): Promise<Grid[]> {
  const signal = AbortSignal.timeout(longest)
  const answers: GridMessage[] = []
  const task: GridTask = { bytes }
  const onMessage = (message: GridMessage) => void answers.push(message)
  const program = new URL('./core/grid-process.ts', import.meta.url)
  await runInProcess(program, task, { memory, signal, onMessage }).catch((fault: unknown) => {
    if (signal.aborted) throw new GridFault('took-too-long', fault)
    throw new GridFault(fault instanceof OutOfMemory ? 'too-large' : 'unreadable', fault)
  })
  const [answer] = answers
  if (!answer) throw new GridFault('unreadable')
  if ('fault' in answer) throw new GridFault(answer.fault)
  return answer.grids
}
