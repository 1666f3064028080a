/** One record of a file: its cells, and the physical line on which it begins. */
export interface SourceRecord {
  line: number
  cells: readonly string[]
  /** Of a workbook or JSON: which cells are numbers by themselves, with a point before the decimals. */
  exact?: readonly boolean[]
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
}

/** What goes through a file anew each time that somebody asks for its records. */
export function readAnew<Made>(begin: () => Iterator<Made>): Iterable<Made> {
  return { [Symbol.iterator]: begin }
}
