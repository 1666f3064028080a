import { type Grid, GridFault } from './core/sheets/grid.ts'
import type { GridMessage, GridTask } from './core/tables/grid-process.ts'
import { OutOfMemory, runInProcess, TookTooLong } from './core/containers/own-process.ts'

/** Milliseconds of processor time for a file; the largest accepted takes about two seconds. */
const usualWork = 4_500
/** Milliseconds of elapsed time, for a machine that is busy or does not report processor time. */
const longest = 15_000
/** Megabytes of the process's heap. */
const memory = 384

/**
 * Reads an uploaded file in a process of its own, with limits on time and memory: a malicious or broken file ends only
 * that process. The caller controls concurrency and order.
 * @throws GridFault if it cannot be read.
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
