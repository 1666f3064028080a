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

/** The names of a part's mapped columns that are missing in a file's header, compared without accents or capitals. */
export function missingColumns({ fields, rows }: PartMapping, header: readonly string[]): string[] {
  const known = new Set(header.map(fold))
  const named = [...Object.values(fields).map(({ column }) => column), rows?.column]
  return named.flatMap((column) => (column !== undefined && !known.has(fold(column)) ? [column] : []))
}

/** The column of a field. */
interface Column {
  mapping: FieldMapping
  place: number
}

/** The shared state for reading all records of a file. */
export interface FileReading {
  header: readonly string[]
  columns: ReadonlyMap<string, Column>
  findings: Findings
  evidence: ColumnEvidence
  widths: CodeWidths
  alike: AlikeCodes
  /** Days after it are reported: nobody buys that far ahead. */
  farFrom: CalendarDate
}

/** Ten years, including leap days. */
const farDays = 3_653

/** A field's cell with the properties of its column. */
export interface FieldCell extends Column {
  text: string
  /** The cell is numeric, with a point before the decimals. */
  isExact: boolean
  /** The cell contained invisible characters, which are removed. */
  hadUnseen: boolean
  evidence: ColumnEvidence
}

/** A field's cell of a record, translated by its mapping; undefined if it is empty or means none. */
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

/** Creates the state for reading a file's records through its mapping. */
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

/** Reports the numbers that lost their leading zeros, which only their whole column shows. */
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

/** Whether a row that failed names a supplier, or at least a document. */
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
