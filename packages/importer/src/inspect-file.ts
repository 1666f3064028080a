import { open } from 'node:fs/promises'
import { ImportFault } from './core/import-fault.ts'
import { readCsv, separatorOf } from './core/read-csv.ts'
import { looksLikeNdjson, readNdjson } from './core/read-ndjson.ts'
import { looksLikeWorkbook, readWorkbook } from './core/read-workbook.ts'
import { largestFile, openSourceFile } from './core/source-file.ts'
import { decodeText, type Encoding } from './core/text-encoding.ts'

/** A row as it stands in a file, its long cells cut. */
export interface SeenRow {
  line: number
  cells: string[]
}

/** What can be seen of a file without reading all of it. */
export interface SeenFile {
  format: 'csv' | 'xlsx' | 'ndjson'
  encoding: Encoding | null
  separator: string | null
  /** The first rows of each sheet; a text file is one sheet without a name. */
  sheets: { name: string | null; rows: SeenRow[] }[]
}

/** Enough of a text file to tell what it is. */
const enough = 256 * 1024
const rowsSeen = 40
const sheetsSeen = 12
const columnsSeen = 80
const longestCell = 120

/**
 * Looks into a file: its format by its bytes, its encoding, separator and sheets, and the first rows of each.
 * @throws ImportFault when it cannot be read at all.
 */
export async function inspectFile(path: string, name: string): Promise<SeenFile> {
  const start = await readStart(path)
  if (start.length === 0) throw new ImportFault('file-empty', { file: name })
  if (looksLikeWorkbook(start)) {
    const file = { ...(await openSourceFile(path)), name }
    const sheets = readWorkbook(file, rowsSeen + 1).slice(0, sheetsSeen)
    const rowsOf = (rows: (typeof sheets)[number]['rows']) =>
      rows.slice(0, rowsSeen).map(({ line, cells }) => cut({ line, cells: cells.map(({ text }) => text) }))
    return {
      format: 'xlsx',
      encoding: null,
      separator: null,
      sheets: sheets.map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet.rows) })),
    }
  }
  return inspectText(start, name)
}

function inspectText(start: Buffer, name: string): SeenFile {
  const { text, encoding } = decodeText(start)
  if (encoding.startsWith('utf-8') && text.includes('\u0000'))
    throw new ImportFault('file-unreadable', { file: name })
  const bytes = start.length < enough ? start : wholeLines(start)
  const file = { name, bytes, sha256: '' }
  const isJson = looksLikeNdjson(bytes)
  const table = isJson ? readNdjson(file) : readCsv(file)
  const headerLine = isJson ? 0 : firstFilled(text)
  const rows = [{ line: headerLine, cells: [...table.header] }, ...table.records.slice(0, rowsSeen - 1)]
  return {
    format: isJson ? 'ndjson' : 'csv',
    encoding,
    separator: isJson ? null : separatorOf(text),
    sheets: [{ name: null, rows: rows.map(({ line, cells }) => cut({ line, cells })) }],
  }
}

/** The line on which a text's first record stands: blank ones say nothing. */
function firstFilled(text: string): number {
  const blank = /^(?:[ \t;,|]*(?:\r\n|\n|\r))*/.exec(text)?.[0] ?? ''
  return blank.split(/\r\n|\n|\r/).length
}

function wholeLines(start: Buffer): Buffer {
  const end = start.lastIndexOf(0x0a)
  return end > 0 ? start.subarray(0, end + 1) : start
}

function cut({ line, cells }: { line: number; cells: readonly string[] }): SeenRow {
  const short = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)
  return { line, cells: cells.slice(0, columnsSeen).map((cell) => short(cell.trim())) }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > largestFile) throw new ImportFault('file-too-large', { file: path })
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, enough)), 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
