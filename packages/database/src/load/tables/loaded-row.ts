import type { Selectable } from 'kysely'
import type { Tables } from '../../tables/tables.ts'
import { loadColumns } from './columns.ts'

type LoadedTable = keyof typeof loadColumns
type ColumnOf<T extends LoadedTable> = (typeof loadColumns)[T][number]

/** The columns of a table that its loads write: all except those that the portal writes itself. */
export function columnsWithout<T extends LoadedTable, const Own extends ColumnOf<T>>(
  table: T,
  own: readonly Own[],
): readonly Exclude<ColumnOf<T>, Own>[] {
  const isOwn = new Set<string>(own)
  const columns: readonly ColumnOf<T>[] = loadColumns[table]
  return columns.filter((column): column is Exclude<ColumnOf<T>, Own> => !isOwn.has(column))
}

/** A row to load with a list of columns, typed as in the table. */
export type LoadedRow<T extends LoadedTable, Columns extends readonly ColumnOf<T>[]> = {
  [Column in Columns[number]]: Selectable<Tables[T]>[Column & keyof Selectable<Tables[T]>]
}
