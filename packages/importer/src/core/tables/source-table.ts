import type { Book } from '../sheets/book.ts'
import type { readingDoubts } from '../findings/finding.ts'
import type { Separator } from '../text/separator.ts'
import type { Encoding } from '../text/text-encoding.ts'

/** One record of a file: its cells, and the physical line on which it begins. */
export interface SourceRecord {
  line: number
  cells: readonly string[]
  /** Of a workbook or JSON: which cells are numbers by themselves, with a point before the decimals. */
  exact?: readonly boolean[]
}

/** How a file was read, so that it can be shown and said otherwise. */
export interface TableReading {
  format: 'csv' | 'ndjson' | 'json' | Book['format']
  encoding: Encoding | null
  separator: Separator | null
  sheet: string | null
}

/** Something odd about how a file is written. It was read all the same. */
export interface ReadingDoubt {
  line: number
  reason: (typeof readingDoubts)[number]
  field: string | null
  value: string | null
  values: Readonly<Record<string, string>>
}

/** A file's content as a table, whatever its format: the header's names and the records below it. */
export interface SourceTable {
  file: string
  header: readonly string[]
  /** The physical line of the header, where the format has one. */
  headerLine?: number
  /** As often as somebody goes through them; those of a text file are read anew each time, and never held all at once. */
  records: Iterable<SourceRecord>
  /** How many records there are. */
  count: number
  reading?: TableReading
  /** Of a workbook: whether people see several sheets in it. */
  isOneOfSheets?: boolean
  doubts?: readonly ReadingDoubt[]
}

/** What goes through a file anew each time that somebody asks for its records. */
export function readAnew<Made>(begin: () => Iterator<Made>): Iterable<Made> {
  return { [Symbol.iterator]: begin }
}

/** A table whose observations name the sheet beside the file, where the file has several. */
export function namedBySheet(table: SourceTable): SourceTable {
  const sheet = table.reading?.sheet ?? null
  return sheet !== null && table.isOneOfSheets === true
    ? { ...table, file: `${table.file} · ${sheet}` }
    : table
}
