import { parentPort, workerData } from 'node:worker_threads'
import { GridFault } from './grid.ts'
import { readGrids } from './read-grid.ts'

/** What the thread answers: the tables, or why there are none. */
export type GridMessage = { grids: ReturnType<typeof readGrids> } | { fault: GridFault['code'] }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(answer(workerData))

function answer(bytes: unknown): GridMessage {
  try {
    if (!(bytes instanceof Uint8Array)) return { fault: 'unreadable' }
    return { grids: readGrids(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
  } catch (fault) {
    // Told to the server, which answers it; anything else is a fault of the program and ends the thread.
    if (fault instanceof GridFault) return { fault: fault.code }
    throw fault
  }
}
