import { nearestColumn } from './core/mapping/known-columns.ts'
import type { FieldMapping, Part } from './core/mapping/mapping.ts'
import { targets } from './core/mapping/targets.ts'
import type { SeenFile } from './inspect-file.ts'

/** A column of a file that no field took, with the field of the closest name. */
export interface UnusedColumn {
  column: string
  meant: { field: string; name: string } | undefined
}

/** The header that a reading of a file chose. */
export function headerOf(
  { sheets }: SeenFile,
  { sheet, headerLine }: { sheet: string | null; headerLine: number | null },
): readonly string[] {
  const { rows = [] } = sheets.find(({ name }) => name === sheet) ?? {}
  return (rows.find(({ line }) => line === headerLine) ?? rows[0])?.cells ?? []
}

/**
 * The columns of a header that no field took. `wordsOf` returns the alternative names of a field's column; a name that
 * differs by a few letters from that of a field without a column is probably a typing error.
 */
export function unusedColumns(
  header: readonly string[],
  part: Part,
  fields: Readonly<Record<string, FieldMapping>>,
  wordsOf: (field: string) => readonly string[],
): UnusedColumn[] {
  const taken = new Set(Object.values(fields).map(({ column }) => column))
  const free = Object.keys(targets[part]).filter((field) => fields[field] === undefined)
  const names = free.flatMap((field) => [field, ...wordsOf(field)].map((name) => [field, name] as const))
  return header
    .filter((column) => column !== '' && !taken.has(column))
    .map((column) => ({ column, meant: nearestColumn(column, names) }))
}
