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

/** The formats in which a template is handed out. */
export type TemplateFormat = 'xlsx' | 'csv'

/** How a spreadsheet holds the cells of a kind of field; what is not named is text, so that its zeros stay. */
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
 * A file to be filled in: the fields of a kind as columns by their own names with two rows as an example. As a workbook its
 * columns hold what they are for, and a second sheet explains each; as a text Excel opens it where decimals have a comma.
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

/** By which other names of a column the importer knows a field. */
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

/** A value as people here write it: a comma before decimals, rates per cent. */
function shown(kind: CellKind, value: string): string {
  if (kind === 'rate' && value !== '') return `${(Number(value) * 100).toFixed(0)}%`
  return kind === 'money' || kind === 'decimal' ? value.replace('.', ',') : value
}

const cellOf = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
