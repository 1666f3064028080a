import type { Book } from './core/sheets/book.ts'
import { ownText } from './core/text/content.ts'
import { kindOf } from './core/containers/file-kind.ts'
import { headerAt, headerDepth } from './core/sheets/find-header.ts'
import type { GridRow } from './core/sheets/grid.ts'
import { ImportFault } from './core/findings/import-fault.ts'
import { mended } from './core/tables/mend-records.ts'
import { openBook } from './core/sheets/open-book.ts'
import { readText, rowOf, type TextForm } from './core/tables/read-csv.ts'
import type { Separator } from './core/text/separator.ts'
import { readNdjson } from './core/tables/read-ndjson.ts'
import { shownSheets } from './core/tables/read-table.ts'
import { ValueCounts, type SeenCounts } from './value-counts.ts'
import { openSourceFile, type SourceFile } from './core/containers/source-file.ts'
import type { TableReading } from './core/tables/source-table.ts'
import type { Encoding } from './core/text/text-encoding.ts'

/** A row of a file, with long cells truncated. */
export interface SeenRow {
  line: number
  cells: string[]
}

/** The properties of a file that can be seen without loading it, and how it was read. */
export interface SeenFile {
  format: TableReading['format']
  encoding: Encoding | null
  separator: Separator | null
  /** The text form that the user had chosen at the inspection. */
  form?: TextForm
  /** The first rows of each sheet; a text file is one sheet without a name. */
  sheets: SeenSheet[]
}

/**
 * The inspected part of a sheet: its first rows, a sample of all rows below, which shows the format of numbers and
 * days, and the counts of its columns.
 */
export interface SeenSheet {
  name: string | null
  rows: SeenRow[]
  sample?: SeenRow[]
  counts?: SeenCounts[]
}

const rowsSeen = 40
/** Minimum rows of the sample, if a file has as many; the maximum is double. */
const sampled = 120
/** Rows of a sheet that are read. */
const rowsRead = 20_000
const sheetsSeen = 12
const columnsSeen = 80
const longestCell = 120

/**
 * Inspects a file: its format by its bytes, its encoding, separator and sheets, and the first rows of each, read as the
 * user chose or as detected. A text is read to its end, so that errors that would stop a load are found now.
 * @throws ImportFault if it cannot be read, or has nothing below its header.
 */
export async function inspectFile(path: string, name: string, form: TextForm = {}): Promise<SeenFile> {
  const file = await openSourceFile(path, name)
  if (file.content.size === 0) throw new ImportFault('file-empty', { file: name })
  const book = openBook(file, form.encoding ?? undefined)
  const seen = book ? inspectBook(book) : inspectText(file, form)
  if (seen.sheets.every(({ rows }) => rows.length === 0)) throw new ImportFault('file-empty', { file: name })
  if (seen.sheets.every(({ rows }) => rows.length < 2)) throw new ImportFault('rows-missing', { file: name })
  return form.encoding || form.separator ? { ...seen, form } : seen
}

function inspectBook(book: Book): SeenFile {
  const sheets = shownSheets(book)
    .slice(0, sheetsSeen)
    .map(({ name, rows }) => ({ name, ...rowsOf(rows(), rowsRead) }))
  return {
    format: book.format,
    encoding: null,
    separator: null,
    sheets: sheets.filter(({ rows }) => rows.length > 0),
  }
}

function inspectText(file: SourceFile, form: TextForm): SeenFile {
  const kind = kindOf(file.content)
  if (kind.is === 'lines' || kind.is === 'list') {
    const { header, records, reading } = readNdjson(file, kind.is, form.encoding ?? undefined)
    const { rows, ...seen } = rowsOf(mapped(records, rowOf))
    const first = cut({ line: 0, cells: header })
    const { format = 'ndjson' as const, encoding = null } = reading ?? {} // one of the formats
    return { format, encoding, separator: null, sheets: [{ name: null, rows: [first, ...rows], ...seen }] }
  }
  const { encoding, separator, records } = readText(file, form)
  return { format: 'csv', encoding, separator, sheets: [{ name: null, ...rowsOf(mapped(records, rowOf)) }] }
}

function* mapped<From, To>(all: Iterable<From>, change: (one: From) => To): Generator<To> {
  for (const one of all) yield change(one)
}

/** The first rows, with a header of two rows joined, and a sample at regular intervals of those below. */
function rowsOf(
  all: Iterable<GridRow>,
  most = Number.POSITIVE_INFINITY,
): { rows: SeenRow[]; sample: SeenRow[]; counts: SeenCounts[] } {
  const first: GridRow[] = []
  const counts = new ValueCounts(columnsSeen)
  let sample: SeenRow[] = []
  let [count, step] = [0, 1]
  for (const row of all) {
    count += 1
    if (count > most) break
    counts.see(row.cells)
    if (first.length < rowsSeen) first.push(row)
    else if (count % step === 0) {
      sample.push(textsOf(row))
      // Keeps the sample small and evenly distributed, however long the file is.
      if (sample.length >= 2 * sampled) {
        sample = sample.filter((_, at) => at % 2 === 1)
        step *= 2
      }
    }
  }
  return { rows: joinedRows(first), sample, counts: counts.all }
}

const textsOf = ({ line, cells }: GridRow): SeenRow => cut({ line, cells: cells.map(({ text }) => text) })

function joinedRows(rows: readonly GridRow[]): SeenRow[] {
  const made: SeenRow[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    const header = at < headerDepth ? headerAt(rows, at) : undefined
    if (header?.isJoined === true) {
      made.push(cut({ line: header.line, cells: header.names }))
      at += 1
    } else if (row) made.push(textsOf(row))
  }
  return made
}

function cut({ line, cells }: { line: number; cells: readonly string[] }): SeenRow {
  const short = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)
  return { line, cells: cells.slice(0, columnsSeen).map((cell) => ownText(short(mended(cell).text.trim()))) }
}
