import { createPool } from '@enlace/database/driver/pool.ts'
import type { Database } from '@enlace/database/database.ts'
import { openDatabase } from '@enlace/database/open.ts'
import { afterAll, beforeAll } from 'vitest'
import { createMigratedDatabase, createSharedDatabase, type TestDatabase } from './database.ts'

/** A migrated database for the tests of a file, with access past row-level security for preparation and checks. */
export interface OpenedTestDatabase {
  db: Database
  /** Its address for the superuser, for processes of their own. */
  adminUrl: string
  /** Runs SQL as the superuser, rows as plain objects. */
  asAdmin<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs SQL as a role of the application without opening any scope. */
  asRole(role: 'enlace_app' | 'enlace_staff', text: string): Promise<Record<string, unknown>[]>
}

/**
 * Whose database a file uses: that of all files of the process, where the file's companies are its own, or one of the
 * file's own, for tests that see or change what is not of one company.
 */
export type Whose = 'shared' | 'own'

let shared: Promise<OpenedTestDatabase> | undefined

/** Provides a test file with a migrated database, before its first test and until after its last. */
export function useTestDatabase(whose: Whose = 'shared'): OpenedTestDatabase {
  const opened: Partial<OpenedTestDatabase> = {}
  let close = async () => {}
  beforeAll(async () => {
    if (whose === 'shared') {
      shared ??= createSharedDatabase().then(async (made) => (await open(made)).opened)
      Object.assign(opened, await shared)
      return
    }
    const own = await open(await createMigratedDatabase())
    Object.assign(opened, own.opened)
    close = own.close
  })
  afterAll(() => close())
  // Set before the first test; a use outside of a test would be an error of the test itself.
  return opened as OpenedTestDatabase
}

async function open(made: TestDatabase): Promise<{ opened: OpenedTestDatabase; close: () => Promise<void> }> {
  const db = await openDatabase({
    url: made.adminUrl,
    purpose: 'test',
    connections: 4,
    // Detection costs a connection.
    pooler: 'session',
  })
  const admin = createPool({ url: made.adminUrl, max: 2 })
  const opened: OpenedTestDatabase = {
    db,
    adminUrl: made.adminUrl,
    asAdmin: async <Row>(text: string, values: readonly unknown[] = []) =>
      // The test that writes the statement knows its rows.
      (await admin.query(text, [...values])).rows as Row[],
    asRole: async (role, text) => {
      const pool = createPool({ url: made.adminUrl, role, max: 1 })
      return pool
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => pool.end())
    },
  }
  return {
    opened,
    close: async () => {
      await Promise.all([db.close(), admin.end()])
      await made.drop()
    },
  }
}
