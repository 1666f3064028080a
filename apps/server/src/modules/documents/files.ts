import { Readable } from 'node:stream'
import { fill } from '@enlace/contract/core/fill.ts'
import { type DocumentDescription, lineColumnsAt, numberOf } from '@enlace/contract/documents/description.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { linesTexts as texts } from '@enlace/contract/documents/lines-texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { printedKinds } from '@enlace/contract/papers/verify/schemas.ts'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { type CalendarDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { readProfile } from '../company/index.ts'
import type { DeliveredFile } from '../../core/http/serve/deliver.ts'
import type { Service } from '../../core/http/service.ts'
import type { ExportColumn } from '../exports/index.ts'
import { type DocumentContent, documentFile, getPaperParty } from '../papers/index.ts'
import { columnsShown } from './columns.ts'

/** The lines of one document, with the document. */
export interface DocumentLines<Line> {
  kind: keyof typeof texts.file
  numero: string
  sucursal: string
  moneda: string
  columns: readonly ExportColumn<Line>[]
  lines: readonly Line[]
}

/** Creates a workbook of a document's lines in the scope, headed by company and supplier. */
export async function linesFile<Line>(
  { db, scope }: { db: Database; scope: Scope },
  { kind, numero, sucursal, moneda, columns, lines }: DocumentLines<Line>,
): Promise<DeliveredFile> {
  const party = await getPaperParty(db, scope, kind)
  const { company, parameters } = await readProfile(db, party.company_id)
  const moment = new Date()
  const facts = [
    fill(texts.company, { nombre: company.nombre, nit: company.nit }),
    fill(texts.supplier, {
      nombre: party.nombre,
      nit: formatNit(party.documento_numero, party.documento_dv),
    }),
    fill(texts.branch, { sucursal }),
    fill(texts.currency, { moneda }),
    fill(texts.madeAt, { instant: formatInstant(moment) }),
  ]
  const sheet = {
    title: fill(relatedTexts[kind], { numero }),
    facts,
    columns: columnsShown(columns, parameters),
    rows: once(lines),
    currencyOf: () => moneda,
    totalLabel: (currency: string) => fill(texts.totalOf, { moneda: currency }),
  }
  return {
    name: fileNameOf(texts.file[kind], numero, 'xlsx'),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: () => Readable.from(xlsx(sheet, company.nombre, moment), { objectMode: false }),
  }
}

async function* once<Line>(lines: readonly Line[]): AsyncGenerator<readonly Line[]> {
  if (lines.length > 0) yield lines
}

/** Returns a document's lines for a workbook: every column that its description exports. */
export const documentLines = <Line>(
  description: DocumentDescription & { kind: keyof typeof texts.file },
  document: { sucursal: string; moneda: string; lines: readonly Line[] },
  columns: readonly ExportColumn<Line>[],
): DocumentLines<Line> => {
  const { sucursal, moneda, lines } = document
  // Not every kind's lines are objects of its description, but every line is one of fields.
  const shown = lineColumnsAt(description.lines, 'export', lines as readonly object[])
  return {
    kind: description.kind,
    numero: numberOf(description, document),
    sucursal,
    moneda,
    lines,
    columns: columns.filter(({ id }) => shown.some(({ column }) => column === id)),
  }
}

/** Returns the name of a document's file, valid on every disk. */
export function fileNameOf(kind: string, numero: string, ending: string): string {
  return `${kind}-${numero.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80)}.${ending}`
}

/** Creates a document's PDF with its related documents. */
export function documentPaperFile(
  service: Pick<Service, 'db' | 'settings'>,
  reading: { db: Database; scope: Scope },
  description: Pick<DocumentDescription, 'kind' | 'number' | 'date' | 'amount'>,
  document: {
    id: string
    sucursal: string
    moneda: string
    estado: string
    related: readonly RelatedDocument[]
  },
  content: (parameters: PlatformParameters) => DocumentContent,
): Promise<DeliveredFile> {
  const { id, sucursal, moneda, estado, related } = document
  const { kind, date, amount } = description
  const printedKind = printedKinds.find((one) => one === kind)
  // A description's date is a day and its amount is money.
  const values = document as Readonly<Record<string, unknown>> as Readonly<
    Record<string, CalendarDate & Money>
  >
  const [fecha, valor] = [values[date], values[amount]]
  return documentFile(service, reading, {
    kind,
    numero: numberOf(description, document),
    sucursal,
    content,
    related,
    ...(printedKind &&
      fecha &&
      valor && { printed: { kind: printedKind, id, says: { fecha, moneda, valor, estado } } }),
  })
}
