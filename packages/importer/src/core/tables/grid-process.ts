import { type Grid, GridFault } from '../sheets/grid.ts'
import { doTask } from '../containers/own-task.ts'
import { readGrids } from './read-grid.ts'

/** What the process is given. */
export interface GridTask {
  bytes: Uint8Array
}

/** What it answers: the tables, or why there are none. */
export type GridMessage = { grids: Grid[] } | { fault: GridFault['code'] }

doTask<GridTask, GridMessage>(({ bytes }) => {
  try {
    return { grids: readGrids(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
  } catch (fault) {
    // Told to the server, which answers it; anything else is a fault of the program and ends the process.
    if (fault instanceof GridFault) return { fault: fault.code }
    throw fault
  }
})
