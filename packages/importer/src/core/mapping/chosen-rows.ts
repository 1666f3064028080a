import { fold } from '@enlace/domain/text.ts'
import type { PartMapping } from './mapping.ts'

/** Returns for each of a file's rows whether the user chose it; all are chosen if no choice was made. */
export function chosenRows(
  { rows }: Pick<PartMapping, 'rows'>,
  header: readonly string[],
): (cells: readonly string[]) => boolean {
  if (!rows) return () => true
  const place = header.findIndex((name) => fold(name) === fold(rows.column))
  const values = new Set(rows.values.map((value) => fold(value.trim())))
  return (cells) => values.has(fold((cells[place] ?? '').trim())) === (rows.keep === 'only')
}
