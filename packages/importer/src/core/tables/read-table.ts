import { extname } from 'node:path'
import { fold } from '@enlace/domain/text.ts'
import type { Book, Sheet } from '../sheets/book.ts'
import { kindOf } from '../containers/file-kind.ts'
import { findHeader, headerDepth, wantedIn, type Header } from '../sheets/find-header.ts'
import type { GridRow } from '../sheets/grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { letterDoubts, mended, mendedRecords } from './mend-records.ts'
import { openBook } from '../sheets/open-book.ts'
import { readText, rowOf } from './read-csv.ts'
import type { Separator } from '../text/separator.ts'
import { readNdjson } from './read-ndjson.ts'
import type { SourceFile } from '../containers/source-file.ts'
import { readAnew, type ReadingDoubt, type SourceRecord, type SourceTable } from './source-table.ts'
import { knownEndings } from './table-endings.ts'
import type { Encoding } from '../text/text-encoding.ts'

/** How a file is read, as chosen by the user: its encoding, its separator, and the location of its table. */
export interface TablePlace {
  encoding?: Encoding | null
  separator?: Separator | null
  /** The sheet of a workbook, or the number of a page's table. */
  sheet?: string | null
  headerLine?: number | null
}

/** Rows that are used to find a header. */
const rowsSeen = headerDepth + 12

/**
 * Reads a file as a table. The format is detected from the bytes; the name only needs a known extension. Of several
 * sheets it takes the one that names the most wanted columns, otherwise the first that looks like a table.
 * @throws ImportFault if the format is unknown or the file cannot be read.
 */
export function readTable(
  file: SourceFile,
  place: TablePlace = {},
  wanted: readonly ReadonlySet<string>[] = [],
): SourceTable {
  if (!knownEndings.includes(extname(file.name).toLowerCase()))
    throw new ImportFault('format-unknown', { file: file.name, known: knownEndings.join(', ') })
  if (file.content.size === 0) throw new ImportFault('file-empty', { file: file.name })
  const book = openBook(file, place.encoding ?? undefined)
  if (book) return tableOfBook(file.name, book, place, wanted)
  const kind = kindOf(file.content)
  if (kind.is === 'lines' || kind.is === 'list') return readNdjson(file, kind.is, place.encoding ?? undefined)
  return tableOfText(file, place, wanted)
}

function tableOfText(
  file: SourceFile,
  place: TablePlace,
  wanted: readonly ReadonlySet<string>[],
): SourceTable {
  const { encoding, separator, records, count, isSuspect } = readText(file, place)
  const header = headerOf(file.name, firstOf(records).map(rowOf), place, wanted)
  const width = header.names.length
  const own = () => narrowed(after(records, header.rows), width)
  return {
    file: file.name,
    header: header.names,
    headerLine: header.line,
    records: readAnew(() => (isSuspect ? mendedRecords(own()) : own())),
    count: count - header.rows,
    reading: { format: 'csv', encoding, separator, sheet: null },
    doubts: [
      ...doubtsOfHeader(header),
      ...(place.encoding ? [] : doubtsOfEncoding(header, encoding)),
      ...(isSuspect ? letterDoubts(own(), header.names) : []),
    ],
  }
}

/** Records without the cells to the right of the table. */
function* narrowed(records: Iterable<SourceRecord>, width: number): Generator<SourceRecord> {
  for (const record of records) {
    const { cells } = record
    const isWider = cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')
    yield isWider ? { ...record, cells: cells.slice(0, width) } : record
  }
}

function headerOf(
  file: string,
  rows: readonly GridRow[],
  { headerLine }: TablePlace,
  wanted: readonly ReadonlySet<string>[],
): Header {
  const found = findHeader(rows, headerLine, wanted)
  if (!found) {
    if (typeof headerLine === 'number' && rows.length > 0)
      throw new ImportFault('header-missing', { file, line: String(headerLine) })
    throw new ImportFault('file-empty', { file })
  }
  return { ...found, names: found.names.map((name) => mended(name).text) }
}

const doubtsOfHeader = ({ isJoined, line, names }: Header): ReadingDoubt[] =>
  isJoined
    ? [{ line, reason: 'header-joined', field: null, value: names.filter(Boolean).join(', '), values: {} }]
    : []

const doubtsOfEncoding = ({ line }: Header, encoding: Encoding): ReadingDoubt[] =>
  encoding === 'cp850' || encoding === 'macintosh'
    ? [{ line, reason: 'encoding-guessed', field: null, value: null, values: { encoding } }]
    : []

function tableOfBook(
  file: string,
  book: Book,
  place: TablePlace,
  wanted: readonly ReadonlySet<string>[],
): SourceTable {
  const { sheet, rows } = sheetOf(file, book, place, wanted)
  const header = headerOf(file, rows, place, wanted)
  const width = header.names.length
  const raw = () => recordsOf(after(sheet.rows(), header.rows), width)
  let count = 0
  const counted = function* () {
    for (const record of raw()) {
      count += 1
      yield record
    }
  }
  const doubts = [
    ...doubtsOfHeader(header),
    ...(book.hasMacros ? [macros(header)] : []),
    ...letterDoubts(counted(), header.names),
  ]
  return {
    file,
    header: header.names,
    headerLine: header.line,
    records: readAnew(() => mendedRecords(raw())),
    count,
    reading: { format: book.format, encoding: null, separator: null, sheet: sheet.name },
    isOneOfSheets: shownSheets(book).length > 1,
    doubts,
  }
}

const macros = ({ line }: Header): ReadingDoubt => ({
  line,
  reason: 'workbook-macros',
  field: null,
  value: null,
  values: {},
})

/** Sheets that are searched for the table. */
const sheetsSeen = 50

/** The visible sheets, or all of them if each is hidden. */
export function shownSheets({ sheets }: Book): Sheet[] {
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  return shown.length > 0 ? shown : sheets
}

function sheetOf(
  file: string,
  book: Book,
  { sheet: named, headerLine }: TablePlace,
  wanted: readonly ReadonlySet<string>[],
): { sheet: Sheet; rows: GridRow[] } {
  if (named !== undefined && named !== null) {
    const sheet =
      book.sheets.find(({ name }) => name === named) ??
      book.sheets.find(({ name }) => fold(name) === fold(named))
    if (!sheet) throw new ImportFault('sheet-missing', { file, sheet: named })
    return { sheet, rows: firstOf(sheet.rows()) }
  }
  const candidates = shownSheets(book)
    .slice(0, sheetsSeen)
    .map((sheet) => ({ sheet, rows: firstOf(sheet.rows()) }))
    .filter(({ rows }) => rows.length > 0)
  const [first] = candidates.toSorted(
    (one, other) => worthOf(other.rows, headerLine, wanted) - worthOf(one.rows, headerLine, wanted),
  )
  if (!first) throw new ImportFault('file-empty', { file })
  return first
}

/** The score of a sheet: by the wanted columns, then by having rows below a header. */
function worthOf(
  rows: readonly GridRow[],
  headerLine: number | null | undefined,
  wanted: readonly ReadonlySet<string>[],
): number {
  const header = findHeader(rows, headerLine, wanted)
  if (!header) return 0
  const isTable = header.names.length > 1 && rows.length > header.rows
  return wantedIn(header.names, wanted) * 10 + (isTable ? 1 : 0)
}

function* recordsOf(rows: Iterable<GridRow>, width: number): Generator<SourceRecord> {
  for (const { line, cells } of rows) {
    const own = Array.from({ length: width }, (_, place) => cells[place])
    if (own.every((cell) => cell === undefined || cell.text === '')) continue
    yield {
      line,
      cells: own.map((cell) => cell?.text ?? ''),
      exact: own.map((cell) => cell?.isNumber === true),
    }
  }
}

function firstOf<Row>(rows: Iterable<Row>): Row[] {
  const first: Row[] = []
  for (const row of rows) {
    first.push(row)
    if (first.length >= rowsSeen) break
  }
  return first
}

/** Skips the first rows. */
function* after<Row>(rows: Iterable<Row>, skipped: number): Generator<Row> {
  let left = skipped
  for (const row of rows) {
    if (left > 0) left -= 1
    else yield row
  }
}
