import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, sourceFiles } from './workspace.ts'

/** What is written by hand from an ERP's file to screen and paper: all members that a document passes, without the demo. */
const files = [
  ...sourceFiles().filter((path) =>
    /^(packages\/(contract|database|importer)|apps\/(server|portal))\/src\//.test(path),
  ),
  ...globSync('packages/database/src/schema/*/*.sql', { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  ),
]
const handWritten = files
  .filter((path) => !/\.test\.tsx?$|\/demo\/|\/demo-texts\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => !text.startsWith('// Generated'))

const spelling = (field: string) =>
  handWritten.filter(({ text }) => new RegExp(`\\b${field}\\b`).test(text)).map(({ path }) => path)

describe('a field of a document', () => {
  it.each([
    [
      'canti_adicional',
      [
        'packages/contract/src/purchase-tickets/document.ts',
        'packages/contract/src/purchase-tickets/loaded.ts',
        'packages/database/src/schema/purchase-tickets/tables.sql',
      ],
    ],
    // Where a file has none, the importer subtracts; its column has a form of its own.
    [
      'saldo_nuevo',
      [
        'apps/portal/src/features/notes-debit/line-columns.tsx',
        'packages/contract/src/notes-debit/document.ts',
        'packages/contract/src/notes-debit/loaded.ts',
        'packages/database/src/schema/notes-debit/tables.sql',
        'packages/importer/src/features/notes-debit/map.ts',
      ],
    ],
    // No file of an ERP brings it, and a supplier's bank account has one too.
    [
      'cuenta_mascara',
      [
        'apps/portal/src/features/payments-made/route.tsx',
        'packages/contract/src/payments-made/document.ts',
        'packages/database/src/load/tables/payments-made.ts',
        'packages/database/src/schema/bank-accounts/functions-changes.sql',
        'packages/database/src/schema/payments-made/tables.sql',
      ],
    ],
  ])('%s is spelled in five files or fewer', (field, expected) => {
    expect(spelling(field).toSorted()).toEqual(expected)
    expect(expected.length).toBeLessThanOrEqual(5)
  })

  it('is counted over all hand-written files of five members', () => {
    expect(handWritten.length).toBeGreaterThan(1900)
    expect(files.length).toBeGreaterThan(handWritten.length)
  })
})
