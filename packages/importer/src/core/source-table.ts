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
  records: readonly SourceRecord[]
}
