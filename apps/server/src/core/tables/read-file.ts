import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { gridFaultTexts } from '@enlace/contract/core/reconcile/texts.ts'
import { type Grid, GridFault } from '@enlace/importer/core/sheets/grid.ts'
import type { OwnTable } from '@enlace/importer/core/tables/own-table.ts'
import type { Storage } from '../storage/storage.ts'
import type { Asker } from '../turns/fair-turns.ts'
import { readTableInTurn } from './read-table.ts'

/** The field of the file. */
const fileField = 'archivo'

type SentFile = { storageKey: string; name: string }

/**
 * Reads the table in a list that a supplier sent for comparison. @throws Problem `file-refused` if no file came, or it
 * is no readable table.
 */
export async function readOwnFile<Known>(
  storage: Storage,
  asker: Asker,
  files: readonly SentFile[],
  label: string,
  find: (grids: readonly Grid[]) => OwnTable<Known> | undefined,
): Promise<{ name: string; table: OwnTable<Known> }> {
  const [file] = files
  if (file === undefined) throw refused(fileFaultTexts.empty, label)
  const { storageKey, name } = file
  try {
    const table = find(await readTableInTurn(storage, asker, storageKey))
    if (table) return { name, table }
  } catch (fault) {
    if (fault instanceof GridFault) throw refused(gridFaultTexts[fault.code], name)
    throw fault
  }
  throw refused(gridFaultTexts.empty, name)
}

const refused = (text: string, name: string) =>
  new Problem('file-refused', {}, { [fileField]: fill(text, { name }) })
