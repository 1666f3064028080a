import { randomBytes } from 'node:crypto'
import { createPool } from '@enlace/database/driver/pool.ts'
import { inject } from 'vitest'

/** A database of its own for one file of tests. */
export interface TestDatabase {
  readonly name: string
  /** Address for a user who may do anything in it. */
  readonly adminUrl: string
  /** Removes it, ending the connections that are still open. */
  drop(): Promise<void>
}

/** Address of the PostgreSQL of this run of the tests, for a user who may create databases and roles. */
export function databaseAdminUrl(): string {
  return inject('databaseAdminUrl')
}

/** Creates an empty database under a name that nobody else has. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(databaseAdminUrl())
}

/** Creates a database with the newest schema, under a name that nobody else has. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return createDatabase(databaseAdminUrl(), inject('migratedDatabase'))
}

/** Creates a database on a server under a name that nobody else has, as a copy of another when its name is given. */
export async function createDatabase(serverUrl: string, template = 'template0'): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`
  // Copying the files costs half of what writing every page to the log does; nothing here outlives the run.
  await administer(
    serverUrl,
    `create database ${name} template ${template} encoding 'UTF8' strategy file_copy`,
  )
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  return {
    name,
    adminUrl: own.href,
    async drop() {
      await administer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const pool = createPool({ url: serverUrl, max: 1 })
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}
