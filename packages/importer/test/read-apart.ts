import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { read, utils } from '@e965/xlsx'

/** The format of a file, as its case states. */
export interface Apart {
  /** The line of its header, from 1. */
  header: number
  encoding?: 'latin1' | 'utf-16le'
  separator?: string
  /** The decimal mark. */
  mark?: '.' | ','
  /** How many of the last digits are implied decimals. */
  implied?: number
  /** The sheet of a workbook; left out, the first. */
  sheet?: string
  /** The file's own names of columns whose names the importer joins from two rows. */
  names?: Record<string, string>
  /** The chosen rows: those with one of these cells in a column. */
  only?: { column: string; cells: string[] }
}

/** A row of a file with its line. */
interface ApartRow {
  line: number
  cells: string[]
}

/**
 * A file's header and rows, read with a few lines that share nothing with the importer, so that an error in one is not
 * repeated in the other: a text line by line, a workbook by another library.
 */
export function readApart(path: string, how: Apart): { header: string[]; rows: ApartRow[] } {
  const all = /\.(?:xlsx?|ods)$/.test(path) ? bookRows(path, how) : textRows(path, how)
  const header = all.find(({ line }) => line === how.header)?.cells ?? []
  const chosenAt = header.indexOf(how.only?.column ?? '')
  const isChosen = (cells: readonly string[]) => how.only?.cells.includes(cells[chosenAt] ?? '') ?? true
  const rows = all.filter(
    ({ line, cells }) => line > how.header && cells.some((cell) => cell !== '') && isChosen(cells),
  )
  return { header, rows }
}

function bookRows(path: string, { sheet: wanted }: Pick<Apart, 'sheet'>): ApartRow[] {
  const book = read(readFileSync(path))
  const sheet = book.Sheets[wanted ?? book.SheetNames[0] ?? ''] ?? {}
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: true })
  return rows.map((cells, at) => ({ line: at + 1, cells: cells.map(String) }))
}

function textRows(
  path: string,
  { encoding = 'utf8', separator = ';' }: { encoding?: string; separator?: string },
): ApartRow[] {
  const bytes = readFileSync(path)
  const text = new TextDecoder(encoding).decode(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  return text.split(/\r?\n/).map((line, at) => ({ line: at + 1, cells: cellsOf(line, separator) }))
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = ['']
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells
}

/** The cents of a cell: negative in brackets or with a sign before or after. */
export function centsOf(cell: string, { mark = '.', implied }: Pick<Apart, 'mark' | 'implied'>): bigint {
  const digits = cell.replace(/[^\d.,]/g, '').replaceAll(mark === '.' ? ',' : '.', '')
  const [whole = '', decimals = ''] = digits.split(mark)
  const cents = implied === undefined ? `${whole}${decimals.padEnd(2, '0').slice(0, 2)}` : whole
  const units = BigInt(cents === '' ? 0 : cents)
  return /[-(]/.test(cell) ? -units : units
}

/** Cents as an amount with two decimals. */
export function amountOf(cents: bigint): string {
  const text = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}
