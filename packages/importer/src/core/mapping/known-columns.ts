import { loadedFieldsOf } from '@enlace/contract/imports/loaded/kinds.ts'
import { fold } from '@enlace/domain/text.ts'
import type { Part } from './mapping.ts'

/** A column's name normalised for comparison: without accents, capitals, underscores and points. */
export function plainColumn(name: string): string {
  return fold(name).replace(/[_.]+/g, ' ').replace(/\s+/g, ' ').trim()
}

/** The patterns for a field's column besides its own name, the most certain first: usual names, then those of ERPs. */
export const columnPatterns = (part: Part, field: string): readonly RegExp[] =>
  loadedFieldsOf(part)[field]?.names ?? []

/** Whether a column with that name matches a field, if no other field claims it. */
export function knowsColumn(part: Part, field: string, column: string): boolean {
  const name = plainColumn(column)
  return name === plainColumn(field) || columnPatterns(part, field).some((pattern) => pattern.test(name))
}

/**
 * The likely meaning of a column that no field took: the one of `names`, each with its field, that differs by a few
 * letters, or undefined if none is close.
 */
export function nearestColumn(
  column: string,
  names: readonly (readonly [field: string, name: string])[],
): { field: string; name: string } | undefined {
  const typed = plainColumn(column)
  const near = names
    .map(([field, name]) => ({ field, name, apart: distance(typed, plainColumn(name)) }))
    .filter(({ apart, name }) => apart <= Math.max(1, Math.floor(Math.min(typed.length, name.length) / 3)))
    .toSorted((one, other) => one.apart - other.apart)
  return near[0]
}

/** The edit distance of two texts: letters inserted, deleted, replaced or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const before = rows[i - 1] ?? []
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
