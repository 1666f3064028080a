import { extname } from 'node:path'
import { ImportFault } from './import-fault.ts'
import { readCsv } from './read-csv.ts'
import type { SourceFile } from './source-file.ts'
import type { SourceTable } from './source-table.ts'

type TableReader = (file: SourceFile) => SourceTable

/** One reader a file format, by the name's ending. */
const readers: Readonly<Record<string, TableReader>> = {
  '.csv': readCsv,
  '.txt': readCsv,
  '.tsv': readCsv,
}

/**
 * Reads a file as a table by the format that its name's ending tells.
 * @throws ImportFault when the format is unknown or the file cannot be read as it.
 */
export function readTable(file: SourceFile): SourceTable {
  const ending = extname(file.name).toLowerCase()
  const read = readers[ending]
  if (!read) {
    throw new ImportFault('format-unknown', {
      file: file.name,
      known: Object.keys(readers).join(', '),
    })
  }
  return read(file)
}
