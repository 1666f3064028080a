import { createHash } from 'node:crypto'
import pg from 'pg'
import type { RowReader } from './row-reader.ts'

/** What a connection knows of a statement that it has prepared. */
export interface Prepared {
  /** How to read its rows; null when it has none, undefined while nobody asked. */
  reader: RowReader | null | undefined
  /** A failure left open whether the database has it; it is prepared anew before it is used. */
  isUncertain: boolean
}

/** Statements kept prepared in one connection; beyond, the oldest is given up. */
export const maximumPrepared = 400

const prepared = new WeakMap<pg.Connection, Map<string, Prepared>>()
const withoutNames = new WeakSet<pg.Connection>()

/** The statements that a connection holds by name; undefined when it must not name any. */
export function preparedIn(connection: pg.Connection): Map<string, Prepared> | undefined {
  if (withoutNames.has(connection)) return undefined
  let statements = prepared.get(connection)
  if (!statements) {
    statements = new Map()
    prepared.set(connection, statements)
  }
  return statements
}

/** Forgoes names on a connection, for a pooler that hands each transaction to another server process. */
export function forgoNames(connection: pg.Connection): void {
  withoutNames.add(connection)
}

const maximumNames = 4_000
const names = new Map<string, string>()

/** The name of a statement: the same text has the same name in every connection. */
export function statementName(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= maximumNames) names.clear()
  const name = `e${createHash('sha256').update(sql).digest('hex').slice(0, 40)}`
  names.set(sql, name)
  return name
}

/** Whether the database no longer has a statement, or answers it in another shape since a migration. */
export function isStaleStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery')
}
