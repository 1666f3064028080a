import { nearestColumn } from './core/mapping/known-columns.ts'
import type { FieldMapping, Part } from './core/mapping/mapping.ts'
import { targets } from './core/mapping/targets.ts'
import type { SeenFile } from './inspect-file.ts'

/** A column of a file that no field took, with the field that its name is nearest to. */
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
 * The columns of a header that no field took. `wordsOf` tells how else a field's column is called; a name that differs from one
 * of a field still without column by few letters may have been meant.
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
