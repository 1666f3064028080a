import { type Grid, GridFault } from './core/sheets/grid.ts'
import type { GridMessage, GridTask } from './core/tables/grid-process.ts'
import { OutOfMemory, runInProcess, TookTooLong } from './core/containers/own-process.ts'

/** Milliseconds of a processor that a file may take; the largest that is let in takes about two seconds. */
const usualWork = 4_500
/** Milliseconds by the clock, on a machine that is busy or does not tell who has its processor. */
const longest = 15_000
/** Megabytes of the process's objects. */
const memory = 384

/**
 * Reads a file that somebody uploads in a process of its own, with a limit of time and memory: a hostile or broken file ends
 * that process and nothing else. How many at a time, and whose turn it is, the caller decides.
 * @throws GridFault when it cannot be read.
 */
export async function readUploadedTable(
  bytes: Uint8Array,
  { mostWork = usualWork }: { mostWork?: number } = {},
): Promise<Grid[]> {
  const signal = AbortSignal.timeout(longest)
  const answers: GridMessage[] = []
  const task: GridTask = { bytes }
  const onMessage = (message: GridMessage) => void answers.push(message)
  const program = new URL('./core/tables/grid-process.ts', import.meta.url)
  await runInProcess(program, task, { memory, mostWork, signal, onMessage }).catch((fault: unknown) => {
    if (signal.aborted || fault instanceof TookTooLong) throw new GridFault('took-too-long', fault)
    throw new GridFault(fault instanceof OutOfMemory ? 'too-large' : 'unreadable', fault)
  })
  const [answer] = answers
  if (!answer) throw new GridFault('unreadable')
  if ('fault' in answer) throw new GridFault(answer.fault)
  return answer.grids
}
