import { Readable } from 'node:stream'
import { csv } from '@enlace/documents/csv.ts'
import type { Sheet } from '@enlace/documents/sheet.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import type { DeliveredFile } from '../../core/http/serve/deliver.ts'

/** A short table of texts for the staff to download. */
export interface PeopleSheet {
  name: string
  title: string
  headers: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Creates a table of people as a spreadsheet or a text file; no cell is a formula. */
export function peopleSheet(format: 'csv' | 'xlsx', table: PeopleSheet): DeliveredFile {
  const sheet: Sheet<readonly string[]> = {
    title: table.title,
    facts: [],
    columns: table.headers.map((header, place) => ({
      id: String(place),
      header,
      kind: 'text',
      value: (row) => row[place] ?? '',
    })),
    rows: handful(table.rows),
    currencyOf: () => '',
    totalLabel: () => '',
  }
  const bytes = () => (format === 'csv' ? csv(sheet) : xlsx(sheet, '', new Date()))
  return {
    name: `${table.name}.${format}`,
    mediaType:
      format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: () => Readable.from(bytes()),
  }
}

async function* handful<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
