import { heldContent, ownText, startOf, type Content } from './core/content.ts'
import { ImportFault } from './core/import-fault.ts'
import { beginningOf, readCsv, separatorOf } from './core/read-csv.ts'
import { looksLikeNdjson, readNdjson } from './core/read-ndjson.ts'
import { looksLikeWorkbook, readWorkbook } from './core/read-workbook.ts'
import { openSourceFile, type SourceFile } from './core/source-file.ts'
import { encodingOf, type Encoding } from './core/text-encoding.ts'

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
  sheets: SeenSheet[]
}

/** What was seen of a sheet: its first rows, and some of all those below them, from which the writing of numbers and days is told. */
export interface SeenSheet {
  name: string | null
  rows: SeenRow[]
  sample?: SeenRow[]
}

const rowsSeen = 40
/** Rows of the sample. */
const sampled = 120
const sheetsSeen = 12
const columnsSeen = 80
const longestCell = 120

/**
 * Looks into a file: its format by its bytes, its encoding, separator and sheets, and the first rows of each. A text is gone
 * through to its end, so that what would stop a load is told now.
 * @throws ImportFault when it cannot be read at all, or holds nothing below its header.
 */
export async function inspectFile(path: string, name: string): Promise<SeenFile> {
  const file = { ...(await openSourceFile(path)), name }
  if (file.content.size === 0) throw new ImportFault('file-empty', { file: name })
  const seen = looksLikeWorkbook(file.content) ? inspectWorkbook(file) : inspectText(file)
  if (seen.sheets.every(({ rows }) => rows.length < 2)) throw new ImportFault('rows-missing', { file: name })
  return seen
}

function inspectWorkbook(file: SourceFile): SeenFile {
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

function inspectText(file: SourceFile): SeenFile {
  refuseOther(file)
  const { content } = file
  const encoding = encodingOf(content)
  const isJson = looksLikeNdjson(content)
  const table = isJson ? readNdjson(file) : readCsv(file)
  const rows: SeenRow[] = [cut({ line: table.headerLine ?? 0, cells: table.header })]
  const sample: SeenRow[] = []
  const step = Math.ceil(table.count / sampled)
  let at = 0
  for (const record of table.records) {
    at += 1
    if (rows.length < rowsSeen) rows.push(cut(record))
    else if (at % step === 0) sample.push(cut(record))
  }
  return {
    format: isJson ? 'ndjson' : 'csv',
    encoding,
    separator: isJson ? null : separatorOf(beginningOf(content, encoding)),
    sheets: [{ name: null, rows, sample }],
  }
}

/** What is called a table and is a page, a letter or no text at all. */
function refuseOther({ name, content }: SourceFile): void {
  const start = beginningOf(held(startOf(content, 4096)), encodingOf(held(startOf(content, 4096))))
  const isPage = /^\s*<(?:!doctype html|html|table|head|meta|\?xml|!--)/i.test(start)
  if (isPage) throw new ImportFault('file-is-page', { file: name })
  if (/^\s*\{\\rtf/.test(start)) throw new ImportFault('file-unreadable', { file: name })
  if (start.includes('\u0000')) throw new ImportFault('file-unreadable', { file: name })
}

const held = (bytes: Uint8Array): Content => heldContent(Buffer.from(bytes))

function cut({ line, cells }: { line: number; cells: readonly string[] }): SeenRow {
  const short = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)
  return { line, cells: cells.slice(0, columnsSeen).map((cell) => ownText(short(cell.trim()))) }
}
