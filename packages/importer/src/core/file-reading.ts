import { fold } from '@enlace/domain/text'
import { CodeWidths } from './evidence/code-widths.ts'
import { ColumnEvidence } from './evidence/column-evidence.ts'
import type { Findings } from './finding.ts'
import type { FieldMapping, PartMapping } from './mapping.ts'
import type { SourceTable } from './source-table.ts'

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
}

/** A field's cell with what is known of its column. */
export interface FieldCell extends Column {
  text: string
  /** It is a number by itself, with a point before the decimals. */
  isExact: boolean
  evidence: ColumnEvidence
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
  return { header, columns, findings, evidence: new ColumnEvidence(table, columns), widths: new CodeWidths() }
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
