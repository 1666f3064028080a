import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { heldContent } from './content.ts'
import { type Grid, type GridCell, GridFault, gridLimits, type GridRow } from './grid.ts'
import { ImportFault } from './import-fault.ts'
import { readCsv } from './read-csv.ts'
import { guardZip } from './zip-guard.ts'

const zipped = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const oldWorkbook = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/**
 * Reads a table that somebody uploads: every sheet of an Excel workbook, or a text file of any usual dialect. What it is, its
 * bytes tell, not its name. Formulas count by the value that they had when the file was saved.
 * @throws GridFault when it is no table, too large, or cannot be read.
 */
export function readGrids(bytes: Buffer): Grid[] {
  if (begins(bytes, zipped)) guardZip(bytes, gridLimits.unpackedBytes)
  const grids = begins(bytes, zipped) || begins(bytes, oldWorkbook) ? readWorkbook(bytes) : [readText(bytes)]
  const filled = grids.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new GridFault('empty')
  return filled
}

const begins = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark)

function readText(bytes: Buffer): Grid {
  // A mark of UTF-16 explains its zero bytes; nothing else does.
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!isMarked && bytes.includes(0)) throw new GridFault('not-a-table')
  try {
    const { header, records, headerLine } = withHeaderLine(bytes)
    const rows = [{ line: headerLine, cells: header }, ...records]
    return {
      sheet: null,
      rows: rows.map(({ line, cells }) => ({
        line,
        cells: cells.slice(0, gridLimits.columns).map(textCell),
      })),
    }
  } catch (fault) {
    if (fault instanceof GridFault) throw fault
    // Translated: what the reader of text files says is meant for whoever loads an ERP's.
    if (fault instanceof ImportFault)
      throw new GridFault(fault.code === 'file-empty' ? 'empty' : 'unreadable', fault)
    throw fault
  }
}

/** The reader of ERP files takes the first record for the header; here it is a row like any other. */
function withHeaderLine(bytes: Buffer) {
  const table = readCsv({ name: 'archivo', content: heldContent(bytes), sha256: '' })
  if (table.count >= gridLimits.rows) throw new GridFault('too-many-rows')
  const { header, headerLine = 1, records } = table
  return { header, headerLine, records: [...records] }
}

const textCell = (text: string): GridCell => ({ text: text.trim(), isNumber: false })

function readWorkbook(bytes: Buffer): Grid[] {
  const workbook = openWorkbook(bytes)
  return workbook.SheetNames.flatMap((name) => {
    const sheet = workbook.Sheets[name]
    return sheet ? [{ sheet: name, rows: rowsOf(sheet) }] : []
  })
}

function openWorkbook(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellHTML: false,
      cellFormula: false,
      sheetRows: gridLimits.rows + 1,
    })
  } catch (fault) {
    // Translated: a workbook that is torn, locked with a password or none at all.
    throw new GridFault('unreadable', fault)
  }
}

function rowsOf(sheet: WorkSheet): GridRow[] {
  const data = sheet['!data'] ?? []
  if (data.length > gridLimits.rows) throw new GridFault('too-many-rows')
  return data.flatMap((row, at) => {
    const cells = Array.from(row?.slice(0, gridLimits.columns) ?? [], cellOf)
    return cells.some(({ text }) => text !== '') ? [{ line: at + 1, cells }] : []
  })
}

function cellOf(cell: CellObject | undefined): GridCell {
  if (!cell || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return { text: '', isNumber: false }
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const plain = plainNumber(cell.v)
    if (plain !== undefined) return { text: plain, isNumber: true }
  }
  return textCell(String(cell.w ?? cell.v))
}

/** A float of a spreadsheet as the decimal that was typed: fifteen digits are what Excel keeps. */
function plainNumber(value: number): string | undefined {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return undefined
  const text = Number(value.toPrecision(15)).toFixed(6)
  return text.replace(/\.?0+$/, '') || '0'
}
