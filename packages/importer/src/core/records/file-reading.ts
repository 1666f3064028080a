import { addDays, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { fold } from '@enlace/domain/text.ts'
import { hasUnseen, withoutUnseen } from '../text/code-pages.ts'
import { AlikeCodes } from '../evidence/alike-codes.ts'
import { CodeWidths } from '../evidence/code-widths.ts'
import { ColumnEvidence } from '../evidence/column-evidence.ts'
import type { Findings } from '../findings/finding.ts'
import type { FieldMapping, PartMapping } from '../mapping/mapping.ts'
import { readNitCell } from '../values/read-nit.ts'
import type { SourceTable } from '../tables/source-table.ts'

/** The names of a part's mapped columns that a file's header does not have, compared without accents or capitals. */
export function missingColumns({ fields, rows }: PartMapping, header: readonly string[]): string[] {
  const known = new Set(header.map(fold))
  const named = [...Object.values(fields).map(({ column }) => column), rows?.column]
  return named.flatMap((column) => (column !== undefined && !known.has(fold(column)) ? [column] : []))
}

/** Where a field's cells stand. */
interface Column {
  mapping: FieldMapping
  place: number
}

/** What all records of a file are read with. */
export interface FileReading {
  header: readonly string[]
  columns: ReadonlyMap<string, Column>
  findings: Findings
  evidence: ColumnEvidence
  widths: CodeWidths
  alike: AlikeCodes
  /** Days behind it are told: nobody buys for so long. */
  farFrom: CalendarDate
}

/** Ten years, with their leap days. */
const farDays = 3_653

/** A field's cell with what is known of its column. */
export interface FieldCell extends Column {
  text: string
  /** It is a number by itself, with a point before the decimals. */
  isExact: boolean
  /** It held characters that nobody sees, which are taken out. */
  hadUnseen: boolean
  evidence: ColumnEvidence
}

/** A field's cell of a record, in the words that its mapping puts for the source's; nothing where it is empty or stands for it. */
export function cellIn(
  { columns, evidence }: FileReading,
  field: string,
  texts: readonly string[],
  exact: readonly boolean[] | undefined,
): FieldCell | undefined {
  const column = columns.get(field)
  if (!column) return undefined
  const { mapping, place } = column
  const written = (mapping.constant ?? texts[place] ?? '').trim()
  const isTranslated = mapping.words !== undefined && Object.hasOwn(mapping.words, written)
  const told = isTranslated ? (mapping.words?.[written] ?? '') : written
  const text = hasUnseen(told) ? withoutUnseen(told).trim() : told
  if (text === '' || mapping.none?.includes(written) || mapping.none?.includes(text)) return undefined
  const isExact = !isTranslated && exact?.[place] === true
  return { text, mapping, place, isExact, hadUnseen: text !== told, evidence }
}

/** What a file's records are read with through its mapping. */
export function readingOf(table: SourceTable, part: PartMapping, findings: Findings): FileReading {
  const places = new Map(table.header.map((name, place) => [fold(name), place]))
  const columns = new Map(
    Object.entries(part.fields).map(([name, mapping]) => [
      name,
      { mapping, place: mapping.column === undefined ? -1 : (places.get(fold(mapping.column)) ?? -1) },
    ]),
  )
  const { header } = table
  return {
    header,
    columns,
    findings,
    evidence: new ColumnEvidence(table, columns),
    widths: new CodeWidths(),
    alike: new AlikeCodes(),
    farFrom: addDays(todayInBogota(new Date()), farDays),
  }
}

/** Reports the numbers that lost the zeros before them, which only their whole column tells. */
export function reportLostZeros({ columns, findings, widths }: FileReading): void {
  for (const field of widths.fields) {
    for (const { place, text, proposal } of widths.shortOf(field)) {
      const column = columns.get(field)?.mapping.column ?? field
      findings.doubt(place, 'code-zeros-lost', {
        field: column,
        value: text,
        values: { propuesta: proposal },
      })
    }
  }
}

/** Whether a row that failed names somebody, or at least a document. */
export function ownerIn({ columns }: FileReading, texts: readonly string[]): 'named' | 'unreadable' | 'none' {
  const nit = columns.get('nit')
  if (nit) {
    const text = (nit.mapping.constant ?? texts[nit.place] ?? '').trim()
    return text === '' ? 'none' : 'refusal' in readNitCell(text) ? 'unreadable' : 'named'
  }
  const hasCode = [...columns.values()].some(
    ({ mapping, place }) => mapping.kind === 'code' && (texts[place] ?? '').trim() !== '',
  )
  return hasCode ? 'unreadable' : 'none'
}
