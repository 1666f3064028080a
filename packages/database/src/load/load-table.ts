import type { Tables } from '../tables/tables.ts'

/** A value of a row to load, as COPY accepts it: text, number, boolean or null. */
export type LoadValue = string | number | boolean | null

/** A reference: the other table's row whose ERP key the loaded row contains. */
export interface LoadReference<Row> {
  /** The column for the other row's id. */
  column: string
  to: keyof Tables
  /** The loaded row's field with the other row's ERP key; null for no reference. */
  by: keyof Row & string
  /** The other row's column that refers to its replacement, if two rows were merged. */
  standIn?: string
  /** Columns of the same name that are copied from the other row, such as the owner of a document's lines. */
  copies?: readonly string[]
}

/** How rows of one shape are loaded into a table. */
export interface LoadTable<Row> {
  table: keyof Tables
  /** The row's fields that are columns of the same name; a difference in any of them is an update. */
  columns: readonly (keyof Row & string)[]
  /** The columns that identify the row within the company: the ERP's key, or the parent and the line's number. */
  key: readonly string[]
  references?: readonly LoadReference<Row>[]
  /** A column that refers to a row's replacement: such rows remain unchanged. */
  passesOver?: string
  /** Columns with one value for all rows. */
  constants?: Readonly<Record<string, string>>
  /** The reference for which the loaded rows are complete: its other rows are deleted. */
  replaces?: string
  /** Whether a trigger of the table must see each row, equal ones too: each is then sent as an insert. */
  isProposed?: boolean
  /** Whether the table stores the batch and the moment of its last change. */
  remembers: 'batch-and-time' | 'batch' | 'nothing'
}

/** The same load for a source without some columns, which keep their values. */
export function tellingOnly<Row>(target: LoadTable<Row>, tells: (column: string) => boolean): LoadTable<Row> {
  const columns = target.columns.filter((column) => target.key.includes(column) || tells(column))
  return { ...target, columns, references: (target.references ?? []).filter(({ by }) => tells(by)) }
}

/** The effect of a load on one table. */
export interface LoadCounts {
  inserted: number
  updated: number
  unchanged: number
  deleted: number
}

/** The sum of both counts. */
export function addCounts(one: LoadCounts, other: LoadCounts): LoadCounts {
  return {
    inserted: one.inserted + other.inserted,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    deleted: one.deleted + other.deleted,
  }
}

/** The counts before a load. */
export const noCounts: LoadCounts = { inserted: 0, updated: 0, unchanged: 0, deleted: 0 }
