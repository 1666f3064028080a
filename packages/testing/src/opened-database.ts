import { createPool } from '@enlace/database/driver/pool.ts'
import type { Database } from '@enlace/database/database.ts'
import { openDatabase } from '@enlace/database/open.ts'
import { afterAll, beforeAll } from 'vitest'
import { createMigratedDatabase } from './database.ts'

/** A migrated database for one test file, with access past row-level security for preparation and checks. */
export interface OpenedTestDatabase {
  db: Database
  /** Its address for the superuser, for processes of their own. */
  adminUrl: string
  /** Runs SQL as the superuser, rows as plain objects. */
  asAdmin<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs SQL as a role of the application without opening any scope. */
  asRole(role: 'enlace_app' | 'enlace_staff', text: string): Promise<Record<string, unknown>[]>
}

/** Provides a test file with a migrated database, before its first test and until after its last. */
export function useTestDatabase(): OpenedTestDatabase {
  const opened: Partial<OpenedTestDatabase> = {}
  let close = async () => {}
  beforeAll(async () => {
    const own = await createMigratedDatabase()
    const db = await openDatabase({
      url: own.adminUrl,
      purpose: 'test',
      connections: 4,
      // Detection costs a connection.
      pooler: 'session',
    })
    const admin = createPool({ url: own.adminUrl, max: 2 })
    opened.db = db
    opened.adminUrl = own.adminUrl
    opened.asAdmin = async <Row>(text: string, values: readonly unknown[] = []) =>
      // The test that writes the statement knows its rows.
      (await admin.query(text, [...values])).rows as Row[]
    opened.asRole = async (role, text) => {
      const pool = createPool({ url: own.adminUrl, role, max: 1 })
      return pool
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => pool.end())
    }
    close = async () => {
      await Promise.all([db.close(), admin.end()])
      await own.drop()
    }
  })
  afterAll(() => close())
  // Set before the first test; a use outside of a test would be an error of the test itself.
  return opened as OpenedTestDatabase
}
