import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import { loadedFieldsOf } from '@enlace/contract/imports/loaded/kinds.ts'
import { cellHelp, fieldHelp } from '@enlace/contract/imports/templates/field-help-texts.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import { templateRows } from '@enlace/contract/imports/templates/rows.ts'
import { importTemplateTexts as texts } from '@enlace/contract/imports/templates/texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { bookOf, type BookCell, type BookColumn, type BookSheet } from '@enlace/documents/workbook.ts'
import { knowsColumn, plainColumn } from '@enlace/importer/core/mapping/known-columns.ts'
import { parts, type Part } from '@enlace/importer/core/mapping/mapping.ts'
import { targets, type TargetField } from '@enlace/importer/core/mapping/targets.ts'

/** The kinds that have a template: all of them. */
export const templateKinds: readonly Part[] = parts

/** The formats of a template. */
export type TemplateFormat = 'xlsx' | 'csv'

/** The spreadsheet cell type of each field type; the others are text, which keeps leading zeros. */
const bookCells: Partial<Record<CellKind, BookCell>> = {
  date: 'date',
  money: 'money',
  decimal: 'quantity',
  rate: 'percent',
}

interface TemplateField extends TargetField {
  name: string
}

const fieldsOf = (kind: Part): TemplateField[] =>
  Object.entries<TargetField>(targets[kind]).map(([name, field]) => ({ name, ...field }))

/**
 * Creates a template: the fields of a kind as columns, with two example rows. The workbook has typed columns and a
 * second sheet with explanations; Excel opens the CSV where decimals use a comma.
 */
export async function templateOf(kind: Part, format: TemplateFormat, moment: Date): Promise<Buffer> {
  if (format === 'csv') return Buffer.from(textOf(kind))
  const about = { title: importsTexts.parts[kind], author: texts.author, moment }
  const pieces: Buffer[] = []
  for await (const piece of bookOf([recordsSheet(kind), fieldsSheet(kind)], about)) pieces.push(piece)
  return Buffer.concat(pieces)
}

function recordsSheet(kind: Part): BookSheet {
  const fields = fieldsOf(kind)
  return {
    name: texts.records,
    columns: fields.map((field) => columnOf(kind, field)),
    rows: templateRows(kind).map((row) => fields.map(({ name }) => row[name] ?? '')),
  }
}

function columnOf(part: Part, { name, kind, isRequired, values }: TemplateField): BookColumn {
  const text = `${fieldHelp(part, name)} ${cellHelp(kind, values)}`
  return {
    header: name,
    cell: bookCells[kind] ?? 'text',
    isMarked: isRequired,
    prompt: { title: fieldName(name), text: isRequired ? `${texts.required}. ${text}` : text },
    ...(values && { options: values }),
  }
}

function fieldsSheet(part: Part): BookSheet {
  const { heads } = texts
  const words = (header: string, width: number): BookColumn => ({ header, cell: 'words', width })
  return {
    name: texts.fields,
    columns: [
      { header: heads.column, cell: 'text' },
      words(heads.name, 24),
      { header: heads.required, cell: 'text' },
      words(heads.meaning, 48),
      words(heads.cells, 44),
      words(heads.example, 24),
      words(heads.known, 44),
    ],
    rows: fieldsOf(part).map(({ name, kind, isRequired, values }) => [
      name,
      fieldName(name),
      isRequired ? texts.yes : texts.no,
      fieldHelp(part, name),
      cellHelp(kind, values),
      shown(kind, exampleOf(part, name)),
      knownWords(part, name).join(' · '),
    ]),
  }
}

/** The other column names by which the importer recognises a field. */
export function knownWords(part: Part, field: string): string[] {
  const words = loadedFieldsOf(part)[field]?.headers ?? []
  return words.filter((word) => knowsColumn(part, field, word) && plainColumn(word) !== plainColumn(field))
}

function exampleOf(part: Part, field: string): string {
  const [one, other] = templateRows(part)
  return one[field] ?? other[field] ?? ''
}

function textOf(kind: Part): string {
  const fields = fieldsOf(kind)
  const rows = templateRows(kind).map((row) =>
    fields.map((field) => cellOf(shown(field.kind, row[field.name] ?? ''))),
  )
  const lines = [fields.map(({ name }) => name), ...rows]
  return `\uFEFF${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

/** Formats a value locally: decimal comma, rates in per cent. */
function shown(kind: CellKind, value: string): string {
  if (kind === 'rate' && value !== '') return `${(Number(value) * 100).toFixed(0)}%`
  return kind === 'money' || kind === 'decimal' ? value.replace('.', ',') : value
}

const cellOf = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
