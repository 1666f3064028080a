import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import type { Company } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { archiveIndexTexts as texts, archiveKindTexts } from '@enlace/contract/document-archive/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import type { SheetColumn } from '@enlace/documents/sheet.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { type CalendarDate, formatInstant, formatMonth } from '@enlace/domain/calendar-date.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import type { ArchivedPaper } from './papers-queries.ts'

/** A line of an index: a document, and its path in the ZIP file or the remark for one without. */
export interface IndexLine extends Omit<ArchivedPaper, 'id' | 'storage_key'> {
  file: string
  remark: string
}

const columns: readonly SheetColumn<IndexLine>[] = [
  { id: 'file', header: texts.file, kind: 'text', value: ({ file }) => file },
  { id: 'kind', header: texts.kind, kind: 'text', value: ({ kind }) => archiveKindTexts[kind] },
  { id: 'nit', header: texts.nit, kind: 'text', value: ({ nit }) => nit },
  { id: 'supplier', header: texts.supplier, kind: 'text', value: ({ proveedor }) => proveedor },
  { id: 'document', header: texts.document, kind: 'text', value: documentText },
  { id: 'number', header: texts.number, kind: 'text', value: ({ numero }) => numero },
  { id: 'date', header: texts.date, kind: 'date', value: ({ fecha }) => fecha },
  { id: 'currency', header: texts.currency, kind: 'text', value: ({ moneda }) => moneda },
  {
    id: 'value',
    header: texts.value,
    kind: 'money',
    value: ({ valor }) => valor,
    total: ({ valor }) => valor ?? zeroMoney,
  },
  { id: 'remark', header: texts.remark, kind: 'text', value: ({ remark }) => remark },
]

/** Names a document as its supplier knows it. */
function documentText({ tipo, numero }: IndexLine): string {
  const kind = tipo.replace(/^certificado_|_prueba$/g, '')
  const word =
    wordOf(relatedTexts, kind) ??
    wordOf(paperKindTexts, kind)?.name ??
    wordOf(certificateTypeTexts, kind)?.name
  return fill(word ?? tipo, { numero: numero ?? '' }).trim()
}

const wordOf = <Word>(words: Readonly<Record<string, Word>>, key: string): Word | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** Creates the index of a ZIP file: a line for each document, and the totals of each kind by currency. */
export function indexSheet(
  lines: readonly IndexLine[],
  { company, month, part, moment }: { company: Company; month: CalendarDate; part: number; moment: Date },
): AsyncGenerator<Buffer> {
  const sheet = {
    title: fill(texts.title, { mes: formatMonth(month) }),
    facts: [
      fill(texts.company, { nombre: company.nombre, nit: company.nit }),
      fill(texts.part, { parte: part, n: lines.length }),
      fill(texts.madeAt, { instant: formatInstant(moment) }),
    ],
    columns,
    rows: once(lines),
    currencyOf: ({ moneda }: IndexLine) => moneda ?? '',
    totalOf: ({ kind, moneda }: IndexLine) =>
      fill(texts.totalName, { clase: archiveKindTexts[kind], moneda: moneda ?? '' }).trim(),
    totalLabel: (nombre: string) => fill(texts.total, { nombre }),
  }
  return xlsx(sheet, company.nombre, moment)
}

async function* once(lines: readonly IndexLine[]): AsyncGenerator<readonly IndexLine[]> {
  yield lines
}
