import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { paths as deskPaths } from './apps/backoffice/src/core/paths.ts'
import { paths as portalPaths } from './apps/portal/src/core/paths.ts'
import { manual } from './packages/web/build/manual/plugin.ts'

const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`

/** The members whose tests need a database; every other member's tests are plain unit tests. */
const onDatabase = [
  'packages/database',
  'packages/demo',
  'packages/importer',
  'packages/testing',
  'apps/server',
  'apps/cli',
  'attack/isolation',
].map(tests)

/** Brings up one PostgreSQL for the whole run (or uses `DATABASE_URL`), and tells the tests where it is. */
const globalDatabase = 'packages/testing/src/global-database.ts'

/** As for the journeys, tests with a database are tried once more on a machine that others share, and the report says so. */
const retry = process.env['CI'] ? 1 : 0

const databaseTests = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  setupFiles: ['packages/testing/src/processor-time.ts', 'packages/testing/src/one-connection.ts'],
  globalSetup: existsSync(join(import.meta.dirname, globalDatabase)) ? [globalDatabase] : [],
  // A load of thousands of rows on a machine that others share takes its time.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // What a worker, a mail or another process does comes when it comes: only a failing test waits as long.
  expect: { poll: { timeout: 60_000 } },
  retry,
}

/** A test that hangs is ended; one that only waits for a busy machine is not. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Tests that watch a module or the memory of their process, which they share with no other file. */
const alone = [
  'apps/server/src/core/http/uploads.test.ts',
  'apps/server/src/modules/sign-in/login/login-timing.test.ts',
]

export default defineConfig({
  test: {
    passWithNoTests: false,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'conventions',
          include: ['*.test.ts', tests('scripts')],
          isolate: false,
          ...patient,
        },
      },
      {
        // Pages of the manual are modules of both applications.
        plugins: [
          manual(
            { folder: join(import.meta.dirname, 'docs/manual/proveedor'), paths: portalPaths },
            { folder: join(import.meta.dirname, 'docs/manual/compania'), paths: deskPaths },
          ),
        ],
        test: {
          name: 'unit',
          include: ['packages', 'apps', 'bench', 'faults', 'cluster', 'attack'].map(tests),
          exclude: ['**/node_modules/**', '**/dist/**', ...onDatabase],
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          ...databaseTests,
          name: 'server',
          include: onDatabase,
          exclude: [...databaseTests.exclude, ...alone],
          // Files share the loaded server, and a database (`packages/testing/src/opened-database.ts`).
          isolate: false,
          // Node reads TypeScript itself, as it does in production: no time goes into transforming the modules.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        test: {
          ...databaseTests,
          name: 'server-alone',
          include: alone,
        },
      },
    ],
  },
})
