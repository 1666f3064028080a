import type { Grid } from '@enlace/importer/core/sheets/grid.ts'
import { readUploadedTable } from '@enlace/importer/read-uploaded-table.ts'
import { readStored } from '../storage/read-stored.ts'
import type { Storage } from '../storage/storage.ts'
import { type Asker, FairTurns } from '../turns/fair-turns.ts'
import { refusedTurn } from '../turns/refused-turn.ts'

/** Processes that read at a time; of one supplier or person one reads and two wait. Ten that wait take half a minute at worst. */
const limits = { places: 2, waiting: 10, ownPlaces: 1, ownWaiting: 2 } as const

const turns = new FairTurns(limits)

/**
 * The tables of a file that somebody uploaded, read when its turn comes; nothing of those that wait is in memory.
 * @throws GridFault; Problem `files-waiting` or `files-busy` where too many wait.
 */
export function readTableInTurn(
  storage: Pick<Storage, 'get'>,
  asker: Asker,
  storageKey: string,
): Promise<Grid[]> {
  return refusedTurn(turns.take(asker, async () => readUploadedTable(await readStored(storage, storageKey))))
}
