import { rm } from 'node:fs/promises'
import { startEmbedded } from '@enlace/database/embedded/embedded-database.ts'
import { migrate } from '@enlace/database/migrate.ts'
import type { TestProject } from 'vitest/node'
import { clearAbandoned } from './abandoned-database.ts'
import { createDatabase, dropWithCopies, type TestDatabase } from './database.ts'
import { makeScratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this test run, for a user who may create databases. */
    databaseAdminUrl: string
    /** Name of a database there with only the newest schema, from which others are copied. */
    migratedDatabase: string
  }
}

const prefix = 'enlace-tests-'

/**
 * Starts one PostgreSQL for a whole test run, the embedded one in a throw-away folder, or uses the server in
 * `DATABASE_URL`; the remains of killed runs are removed first.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  if (given) {
    const migrated = await provide(project, given)
    return () => dropWithCopies(given, migrated)
  }
  await clearAbandoned(prefix)
  const folder = await makeScratchFolder(prefix)
  const database = await startEmbedded({ folder, purpose: 'test' })
  await provide(project, database.adminUrl)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Creates the schema once: a copy of it takes a tenth of the time. */
async function provide(project: TestProject, adminUrl: string): Promise<TestDatabase> {
  const migrated = await createDatabase(adminUrl)
  await migrate(migrated.adminUrl)
  project.provide('databaseAdminUrl', adminUrl)
  project.provide('migratedDatabase', migrated.name)
  return migrated
}
