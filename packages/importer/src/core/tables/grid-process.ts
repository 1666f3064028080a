import { type Grid, GridFault } from '../sheets/grid.ts'
import { doTask } from '../containers/own-task.ts'
import { readGrids } from './read-grid.ts'

/** The input of the process. */
export interface GridTask {
  bytes: Uint8Array
}

/** The output of the process: the tables, or why there are none. */
export type GridMessage = { grids: Grid[] } | { fault: GridFault['code'] }

doTask<GridTask, GridMessage>(({ bytes }) => {
  try {
    return { grids: readGrids(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
  } catch (fault) {
    // Returned to the server, which answers it; any other error is a bug and ends the process.
    if (fault instanceof GridFault) return { fault: fault.code }
    throw fault
  }
})
