import { createHash } from 'node:crypto'
import pg from 'pg'
import type { RowReader } from './row-reader.ts'

/** The state of a prepared statement in a connection. */
export interface Prepared {
  /** The reader of its rows; null if it has none, undefined if not yet requested. */
  reader: RowReader | null | undefined
  /** After a failure it is unknown whether the database has it; it is prepared again before its next use. */
  isUncertain: boolean
}

/** Maximum prepared statements per connection; beyond that, the oldest is closed. */
export const maximumPrepared = 400

const prepared = new WeakMap<pg.Connection, Map<string, Prepared>>()
const withoutNames = new WeakSet<pg.Connection>()

/** The statements that a connection holds by name, or undefined if it must not use names. */
export function preparedIn(connection: pg.Connection): Map<string, Prepared> | undefined {
  if (withoutNames.has(connection)) return undefined
  let statements = prepared.get(connection)
  if (!statements) {
    statements = new Map()
    prepared.set(connection, statements)
  }
  return statements
}

/** Disables named statements on a connection, for a pooler that hands each transaction to another server process. */
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

/** Whether the database no longer has a statement, or its result type has changed since a migration. */
export function isStaleStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery')
}
