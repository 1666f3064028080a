import type { Grid } from '@enlace/importer/core/sheets/grid.ts'
import { readUploadedTable } from '@enlace/importer/read-uploaded-table.ts'
import { readStored } from '../storage/read-stored.ts'
import type { Storage } from '../storage/storage.ts'
import { type Asker, FairTurns } from '../turns/fair-turns.ts'
import { refusedTurn } from '../turns/refused-turn.ts'

/**
 * Concurrent reader processes; one supplier or person has at most one running and two waiting. A queue of ten takes
 * half a minute at worst.
 */
const limits = { places: 2, waiting: 10, ownPlaces: 1, ownWaiting: 2 } as const

const turns = new FairTurns(limits)

/**
 * Reads the tables of an uploaded file in its turn; waiting files are not in memory. @throws GridFault; Problem
 * `files-waiting` or `files-busy` if too many wait.
 */
export function readTableInTurn(
  storage: Pick<Storage, 'get'>,
  asker: Asker,
  storageKey: string,
): Promise<Grid[]> {
  return refusedTurn(turns.take(asker, async () => readUploadedTable(await readStored(storage, storageKey))))
}
