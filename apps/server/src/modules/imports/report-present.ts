import { refusedName, reportName } from '@enlace/contract/imports/file-names.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { csv } from '@enlace/documents/csv.ts'
import type { Sheet } from '@enlace/documents/sheet.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { isOwnColumn } from '@enlace/importer/core/mapping/own-columns.ts'
import { Readable } from 'node:stream'
import { severityOf } from './running/check.ts'
import type { DeliveredFile } from '../../core/http/serve/deliver.ts'
import type { FindingRow, RefusedRow } from './finding-queries.ts'
import type { BatchRow } from './loads/queries.ts'

const texts = importsTexts.sheets
const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const

/** Creates the report of a load, one row per finding. */
export function reportFile(
  batch: BatchRow,
  rows: AsyncIterable<readonly FindingRow[]>,
  format: 'xlsx' | 'csv',
): DeliveredFile {
  const [file, line, result, column, value, message] = texts.columns
  return fileOf(batch, reportName(format), format, {
    title: texts.report,
    columns: [
      { id: 'file', header: file, kind: 'text', value: (row) => row.file_name },
      { id: 'line', header: line, kind: 'integer', value: (row) => row.line },
      { id: 'result', header: result, kind: 'text', value: (row) => importTexts.severity[severityOf(row)] },
      { id: 'column', header: column, kind: 'text', value: (row) => row.field },
      { id: 'value', header: value, kind: 'text', value: (row) => row.value },
      { id: 'message', header: message, kind: 'text', value: (row) => row.message },
    ],
    rows,
  })
}

/**
 * Creates a workbook with a file's refused records as they were sent and their reasons; a workbook keeps every text as
 * it is.
 */
export function refusedFile(
  batch: BatchRow,
  name: string,
  rows: AsyncIterable<readonly RefusedRow[]>,
): DeliveredFile {
  const header = (batch.headers[name] ?? []).map((title, at) => ({ title, at }))
  return fileOf(batch, refusedName(name), 'xlsx', {
    title: texts.refused,
    columns: [
      // The reason of an earlier refusal does not apply to this load.
      ...header
        .filter(({ title }) => !isOwnColumn(title))
        .map(({ title, at }) => ({
          id: `c${at}`,
          header: title,
          kind: 'text' as const,
          value: (row: RefusedRow) => row.record[at] ?? '',
        })),
      { id: 'why', header: texts.why, kind: 'text' as const, value: (row: RefusedRow) => row.messages },
    ],
    rows,
  })
}

function fileOf<Row>(
  batch: BatchRow,
  name: string,
  format: 'xlsx' | 'csv',
  sheet: Pick<Sheet<Row>, 'title' | 'columns' | 'rows'>,
): DeliveredFile {
  const whole: Sheet<Row> = {
    ...sheet,
    facts: [
      fill(texts.facts, {
        source: batch.source,
        files: batch.file_name,
        instant: formatInstant(new Date(batch.started_at)),
      }),
    ],
    currencyOf: () => '',
    totalLabel: () => '',
  }
  return {
    name,
    mediaType: mediaTypes[format],
    body: () =>
      Readable.from(format === 'xlsx' ? xlsx(whole, batch.actor, new Date()) : csv(whole), {
        objectMode: false,
      }),
  }
}
