import type { Sheet } from '../sheets/book.ts'
import { heldContent } from '../text/content.ts'
import { kindOf } from '../containers/file-kind.ts'
import { type Grid, GridFault, type GridFaultCode, gridLimits, type GridRow } from '../sheets/grid.ts'
import { ImportFault, type ImportFaultCode } from '../findings/import-fault.ts'
import { mended } from './mend-records.ts'
import { openBook } from '../sheets/open-book.ts'
import { ReadBudget } from '../containers/read-budget.ts'
import { readText, rowOf } from './read-csv.ts'

/**
 * Reads an uploaded table: every sheet of a workbook, every table of a page, or a text file of any usual dialect. The
 * format is detected from the bytes, not the name. Of a formula it takes the stored value.
 * @throws GridFault if it is not a table, is too large, or cannot be read.
 */
export function readGrids(bytes: Buffer): Grid[] {
  try {
    return gridsOf(bytes)
  } catch (fault) {
    // Translated: the readers' messages are for those who load an ERP's files.
    if (fault instanceof ImportFault) throw new GridFault(codes[fault.code] ?? 'unreadable', fault)
    throw fault
  }
}

const codes: Partial<Record<ImportFaultCode, GridFaultCode>> = {
  'file-empty': 'empty',
  'file-is-other': 'not-a-table',
  'file-is-page': 'not-a-table',
  'workbook-too-large': 'too-large',
  'archive-suspicious': 'too-large',
  'too-many-rows': 'too-many-rows',
}

function gridsOf(bytes: Buffer): Grid[] {
  const file = { name: 'archivo', content: heldContent(bytes) }
  const book = openBook(file, undefined, new ReadBudget(file.name, gridLimits.read))
  const sheets: { name: string | null; rows: () => Iterable<GridRow> }[] = book?.sheets.map(
    ({ name, rows }: Sheet) => ({ name, rows }),
  ) ?? [textOf(file)]
  const held = { cells: 0, characters: 0 }
  const grids = sheets.map(({ name, rows }) => ({ sheet: name, rows: heldRows(rows(), held) }))
  const filled = grids.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new GridFault('empty')
  return filled
}

function textOf(file: Parameters<typeof readText>[0]) {
  if (file.content.size === 0) throw new GridFault('empty')
  if (kindOf(file.content).is !== 'text') throw new GridFault('not-a-table')
  const { records } = readText(file)
  return {
    name: null,
    rows: function* () {
      for (const record of records) yield rowOf(record)
    },
  }
}

/** A sheet's rows; the content of all sheets is counted. */
function heldRows(rows: Iterable<GridRow>, all: { cells: number; characters: number }): GridRow[] {
  const held: GridRow[] = []
  for (const { line, cells } of rows) {
    if (line > gridLimits.rows + 1 || held.length > gridLimits.rows) throw new GridFault('too-many-rows')
    const own = cells
      .slice(0, gridLimits.columns)
      .map((cell) => ({ ...cell, text: mended(cell.text).text.trim() }))
    if (own.every(({ text }) => text === '')) continue
    held.push({ line, cells: own })
    all.cells += own.length
    all.characters += own.reduce((sum, { text }) => sum + text.length, 0)
    if (all.cells > gridLimits.cells || all.characters > gridLimits.characters)
      throw new GridFault('too-large')
  }
  return held
}
