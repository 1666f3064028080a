import { Findings } from '../src/core/findings/finding.ts'
import type { FieldMapping } from '../src/core/mapping/mapping.ts'
import { readRecords, type RecordReader } from '../src/core/records/record-reader.ts'
import type { SourceTable } from '../src/core/tables/source-table.ts'

/** A table of rows as a file's reader returns it; the header is on line 1. */
export function tableOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  exact?: readonly boolean[],
): SourceTable {
  const records = rows.map((cells, at) => ({ line: at + 2, cells, ...(exact && { exact }) }))
  return { file: 'f.csv', header, records, count: rows.length }
}

/** The values read from the cells of one column, and the findings: by line, with its reason and values. */
export function readColumn<Value>(
  cells: readonly string[],
  mapping: Omit<FieldMapping, 'column'>,
  read: (record: RecordReader<'it'>) => Value,
  others: readonly (readonly string[])[] = [],
  isNumber = false,
) {
  const findings = new Findings()
  const rows = cells.map((cell, at) => ['x', cell, ...(others[at] ?? [])])
  const header = ['Otra', 'Columna', ...(others[0] ?? []).map((_, at) => `C${at}`)]
  const fields: Record<string, FieldMapping> = { it: { ...mapping, column: 'Columna' } }
  for (const [at] of (others[0] ?? []).entries()) fields[`c${at}`] = { kind: mapping.kind, column: `C${at}` }
  const exact = header.map(() => isNumber)
  const values = readRecords(tableOf(header, rows, exact), { file: '', fields }, findings, read)
  const found = findings.all.map(({ line, reason, values: said }) => ({ line, reason, ...said }))
  return { values, found }
}
