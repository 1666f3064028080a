/** One record of a file: its cells, and the physical line on which it begins. */
export interface SourceRecord {
  line: number
  cells: readonly string[]
}

/** A file's content as a table, whatever its format: the header's names and the records below it. */
export interface SourceTable {
  file: string
  header: readonly string[]
  records: readonly SourceRecord[]
}
