import type { Book } from '../sheets/book.ts'
import type { readingDoubts } from '../findings/finding.ts'
import type { Separator } from '../text/separator.ts'
import type { Encoding } from '../text/text-encoding.ts'

/** One record of a file: its cells, and the physical line on which it begins. */
export interface SourceRecord {
  line: number
  cells: readonly string[]
  /** For a workbook or JSON: which cells are numeric, with a point before the decimals. */
  exact?: readonly boolean[]
}

/** How a file was read, for display and correction. */
export interface TableReading {
  format: 'csv' | 'ndjson' | 'json' | Book['format']
  encoding: Encoding | null
  separator: Separator | null
  sheet: string | null
}

/** A problem in how a file is written. It was read nevertheless. */
export interface ReadingDoubt {
  line: number
  reason: (typeof readingDoubts)[number]
  field: string | null
  value: string | null
  values: Readonly<Record<string, string>>
}

/** A file's content as a table, in any format: the header's names and the records below. */
export interface SourceTable {
  file: string
  header: readonly string[]
  /** The physical line of the header, if the format has one. */
  headerLine?: number
  /** Readable any number of times; the records of a text file are read again each time, and never held all at once. */
  records: Iterable<SourceRecord>
  /** The number of records. */
  count: number
  reading?: TableReading
  /** For a workbook: whether it has several visible sheets. */
  isOneOfSheets?: boolean
  doubts?: readonly ReadingDoubt[]
}

/** An iterable that starts again on each iteration. */
export function readAnew<Made>(begin: () => Iterator<Made>): Iterable<Made> {
  return { [Symbol.iterator]: begin }
}

/** A table whose findings name the sheet as well as the file, if the file has several. */
export function namedBySheet(table: SourceTable): SourceTable {
  const sheet = table.reading?.sheet ?? null
  return sheet !== null && table.isOneOfSheets === true
    ? { ...table, file: `${table.file} · ${sheet}` }
    : table
}
