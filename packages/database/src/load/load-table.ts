import type { Tables } from '../tables/tables.ts'

/** A value of a row to load: text, number, claim or nothing, as COPY takes them. */
export type LoadValue = string | number | boolean | null

/** Where a row belongs: the other table's row whose ERP key stands in the loaded row. */
export interface LoadReference<Row> {
  /** The column that takes the other row's id. */
  column: string
  to: keyof Tables
  /** The loaded row's field that holds the other row's ERP key; null is no other row. */
  by: keyof Row & string
  /** The other row's column that names the row which stands for it now, where two turned out to be one. */
  standIn?: string
  /** Columns of the same name that are copied from the other row, such as the owner of a document's lines. */
  copies?: readonly string[]
}

/** How rows of one shape become rows of a table. */
export interface LoadTable<Row> {
  table: keyof Tables
  /** The row's fields that are columns of the same name; a difference in any of them is an update. */
  columns: readonly (keyof Row & string)[]
  /** What finds the row again within the company: the ERP's key, or the parent and the line's number. */
  key: readonly string[]
  references?: readonly LoadReference<Row>[]
  /** A column that names the row which stands for this one now: such rows stay as they are. */
  passesOver?: string
  /** Columns with one value for all rows. */
  constants?: Readonly<Record<string, string>>
  /** The reference of which the loaded rows are the whole picture: its other rows go. */
  replaces?: string
  /** Whether a trigger of the table has a say about each row that comes, equal ones too: each is proposed as an insert. */
  isProposed?: boolean
  /** Whether the table remembers the batch and the moment of its last change. */
  remembers: 'batch-and-time' | 'batch' | 'nothing'
}

/** The same load for a source that does not tell some columns: they keep what they have. */
export function tellingOnly<Row>(target: LoadTable<Row>, tells: (column: string) => boolean): LoadTable<Row> {
  const columns = target.columns.filter((column) => target.key.includes(column) || tells(column))
  return { ...target, columns, references: (target.references ?? []).filter(({ by }) => tells(by)) }
}

/** What a load did to one table. */
export interface LoadCounts {
  inserted: number
  updated: number
  unchanged: number
  deleted: number
}

/** Both counts together. */
export function addCounts(one: LoadCounts, other: LoadCounts): LoadCounts {
  return {
    inserted: one.inserted + other.inserted,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    deleted: one.deleted + other.deleted,
  }
}

/** Nothing was loaded yet. */
export const noCounts: LoadCounts = { inserted: 0, updated: 0, unchanged: 0, deleted: 0 }
