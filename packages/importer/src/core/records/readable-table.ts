import { missingColumns } from './file-reading.ts'
import { ImportFault } from '../findings/import-fault.ts'
import type { PartMapping } from '../mapping/mapping.ts'
import type { SourceTable } from '../tables/source-table.ts'

/** Maximum records of one file: remembering the key of each keeps a load within 300 MB up to this number. */
export const mostRecordsOfFile = 3_000_000

/** Checks that a table can be read as a whole. @throws ImportFault `columns-missing`, `too-many-records` */
export function demandReadable({ file, header, count }: SourceTable, part: PartMapping): void {
  const missing = missingColumns(part, header)
  if (missing.length > 0)
    throw new ImportFault('columns-missing', { file, missing: missing.join(', '), found: header.join(', ') })
  if (count > mostRecordsOfFile)
    throw new ImportFault('too-many-records', {
      file,
      count: count.toLocaleString('es-CO'),
      most: mostRecordsOfFile.toLocaleString('es-CO'),
    })
}
