import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx'
import { startOf, type Content } from './content.ts'
import { type GridCell, GridFault, type GridRow } from './grid.ts'
import { ImportFault } from './import-fault.ts'
import type { SourceFile } from './source-file.ts'
import { guardZip } from './zip-guard.ts'

const zipped = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const oldWorkbook = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** What a workbook to load may hold. */
export const workbookLimits = { rows: 200_000, columns: 200, unpackedBytes: 400 * 1024 * 1024 } as const

/** A sheet with its rows; blank ones are left out. */
export interface Sheet {
  name: string
  rows: GridRow[]
}

/** Whether a file is a workbook, by its first bytes. */
export function looksLikeWorkbook(content: Content): boolean {
  const start = Buffer.from(startOf(content))
  return [zipped, oldWorkbook].some((mark) => start.subarray(0, mark.length).equals(mark))
}

/**
 * The sheets of a workbook that hold something, hidden ones left out; days as `aaaa-mm-dd`, numbers as they were typed.
 * Formulas count by the value that they had when the file was saved.
 * @throws ImportFault when it cannot be read or holds too much.
 */
export function readWorkbook(
  { name, content }: SourceFile,
  rowsAtMost: number = workbookLimits.rows,
): Sheet[] {
  const workbook = openWorkbook(name, content.whole(), rowsAtMost)
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true
  const sheets = workbook.SheetNames.flatMap((sheet, at) => {
    const isHidden = (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    const cells = workbook.Sheets[sheet]?.['!data'] ?? []
    const rows = isHidden ? [] : cells.flatMap((row, line) => rowOf(row, line, is1904))
    return rows.length === 0 ? [] : [{ name: sheet, rows }]
  })
  if (sheets.length === 0) throw new ImportFault('file-empty', { file: name })
  if (rowsAtMost >= workbookLimits.rows && sheets.some(({ rows }) => rows.length > rowsAtMost))
    throw new ImportFault('too-many-rows', { file: name, most: rowsAtMost.toLocaleString('es-CO') })
  return sheets
}

function openWorkbook(file: string, bytes: Buffer, rows: number): WorkBook {
  try {
    if (looksLikeZip(bytes)) guardZip(bytes, workbookLimits.unpackedBytes)
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellHTML: false,
      cellFormula: false,
      cellNF: true,
      sheetRows: rows + 1,
    })
  } catch (fault) {
    // Translated: a workbook that is torn, locked with a password, too large or none at all.
    const isTooLarge = fault instanceof GridFault && fault.code === 'too-large'
    throw new ImportFault(isTooLarge ? 'workbook-too-large' : 'file-unreadable', { file }, fault)
  }
}

const looksLikeZip = (bytes: Buffer) => bytes.subarray(0, zipped.length).equals(zipped)

function rowOf(
  row: readonly (CellObject | undefined)[] | undefined,
  line: number,
  is1904: boolean,
): GridRow[] {
  const cells = Array.from(row?.slice(0, workbookLimits.columns) ?? [], (cell) => cellOf(cell, is1904))
  return cells.some(({ text }) => text !== '') ? [{ line: line + 1, cells }] : []
}

function cellOf(cell: CellObject | undefined, is1904: boolean): GridCell {
  if (!cell || cell.v === undefined || cell.t === 'z') return { text: '', isNumber: false }
  if (cell.t === 'n' && typeof cell.v === 'number') {
    if (typeof cell.z === 'string' && SSF.is_date(cell.z))
      return { text: dayOf(cell.v, is1904), isNumber: false }
    const plain = plainNumber(cell.v)
    if (plain !== undefined) return { text: plain, isNumber: true }
  }
  return { text: String(cell.w ?? cell.v).trim(), isNumber: false }
}

function dayOf(value: number, is1904: boolean): string {
  const { y, m, d } = SSF.parse_date_code(value, { date1904: is1904 })
  return [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-')
}

/** A float of a spreadsheet as the decimal that was typed: fifteen digits are what Excel keeps. */
function plainNumber(value: number): string | undefined {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return undefined
  return (
    Number(value.toPrecision(15))
      .toFixed(6)
      .replace(/\.?0+$/, '') || '0'
  )
}
