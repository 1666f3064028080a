import { randomBytes } from 'node:crypto'
import { createPool } from '@enlace/database/driver/pool.ts'
import { inject } from 'vitest'

/** A database for one test file. */
export interface TestDatabase {
  readonly name: string
  /** Address for the superuser. */
  readonly adminUrl: string
  /** Drops it, ending the open connections. */
  drop(): Promise<void>
}

/** Address of the PostgreSQL of this test run, for a user who may create databases and roles. */
export function databaseAdminUrl(): string {
  return inject('databaseAdminUrl')
}

/** Creates an empty database with a unique name. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(databaseAdminUrl())
}

/** Creates a database with the newest schema and a unique name. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return createDatabase(databaseAdminUrl(), inject('migratedDatabase'))
}

/** The same, for as long as the run lasts: its end drops what is named after the migrated database. */
export function createSharedDatabase(): Promise<TestDatabase> {
  const migrated = inject('migratedDatabase')
  return createDatabase(databaseAdminUrl(), migrated, migrated)
}

/** Creates a database with a unique name on a server, as a copy of `template` if given. */
export async function createDatabase(
  serverUrl: string,
  template = 'template0',
  prefix = 'test',
): Promise<TestDatabase> {
  const name = `${prefix}_${process.pid}_${randomBytes(5).toString('hex')}`
  // Copying the files costs half as much as writing every page to the log; nothing here outlives the run.
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

/** Drops a migrated database, and the shared ones that were copied from it. */
export async function dropWithCopies(serverUrl: string, { name }: TestDatabase): Promise<void> {
  const found = await administer(
    serverUrl,
    `select datname as name from pg_database where starts_with(datname, '${name}')`,
  )
  for (const each of found) await administer(serverUrl, `drop database ${each.name} with (force)`)
}

async function administer(serverUrl: string, statement: string): Promise<{ name: string }[]> {
  const pool = createPool({ url: serverUrl, max: 1 })
  try {
    return (await pool.query<{ name: string }>(statement)).rows
  } finally {
    await pool.end()
  }
}
