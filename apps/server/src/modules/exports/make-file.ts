import { Readable } from 'node:stream'
import type { ExportFormat, FileFormat } from '@enlace/contract/exports/limits.ts'
import { csv } from '@enlace/documents/csv.ts'
import type { Sheet } from '@enlace/documents/sheet.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { ReplicaLost } from '@enlace/database/replica.ts'
import type { Service } from '../../core/http/service.ts'
import { spool, type SpooledFile } from '../../core/files/spool.ts'
import type { ExportableList } from './list-export.ts'
import { pdfOf } from './pdf-of.ts'
import { filterText, sheetOf, type ExportFrame } from './sheet-of.ts'

/** The media type of each format. */
export const exportMediaTypes: Readonly<Record<FileFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
  zip: 'application/zip',
}

/**
 * Writes a list's file to the spool in pieces, and returns its path. It is complete before the first byte is sent: a
 * fault is then an error instead of a truncated file, and no slow reader holds the database.
 */
export async function makeFile<Row>(
  service: Pick<Service, 'db' | 'settings' | 'storage'>,
  list: ExportableList<Row>,
  frame: ExportFrame,
  format: ExportFormat,
  onProgress?: Sheet<Row>['onProgress'],
): Promise<SpooledFile> {
  const make = () => {
    const sheet = sheetOf(service.db, list, frame, onProgress)
    const pieces = piecesOf(service, sheet, frame, format, filterText(list.filter))
    return spool(service.storage.spoolFolder, Readable.from(pieces, { objectMode: false }))
  }
  return make().catch((fault: unknown) => {
    if (fault instanceof ReplicaLost) return make()
    throw fault
  })
}

async function* piecesOf<Row>(
  service: Pick<Service, 'db' | 'settings'>,
  sheet: Sheet<Row>,
  frame: ExportFrame,
  format: ExportFormat,
  filter: string,
): AsyncGenerator<Buffer> {
  switch (format) {
    case 'csv':
      yield* csv(sheet)
      return
    case 'xlsx':
      yield* xlsx(sheet, frame.profile.company.nombre, frame.moment)
      return
    case 'pdf':
      yield await pdfOf(service, sheet, frame, filter)
  }
}
