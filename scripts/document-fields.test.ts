import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, sourceFiles } from './workspace.ts'

/** The files that show, answer or print documents: contract, server and portal without the demo and what an ERP's file brings. */
const shown = sourceFiles().filter(
  (path) =>
    /^(packages\/contract|apps\/(server|portal))\/src\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\/demo\/|^packages\/contract\/src\/(imports|push)\//.test(path),
)

const spelling = (field: string) =>
  shown.filter((path) => new RegExp(`\\b${field}\\b`).test(readFileSync(join(ROOT, path), 'utf8')))

describe('a field of a document', () => {
  it.each([
    ['canti_adicional', ['packages/contract/src/purchase-tickets/document.ts']],
    [
      'cuenta_mascara',
      [
        'apps/portal/src/features/payments-made/columns.tsx',
        'packages/contract/src/payments-made/document.ts',
      ],
    ],
    [
      'comentarios_sin_responder',
      [
        'apps/portal/src/features/purchase-order/columns.tsx',
        'packages/contract/src/purchase-order/document.ts',
      ],
    ],
    [
      'valor_iva',
      [
        'packages/contract/src/account-statements/breakdown.ts',
        'packages/contract/src/account-statements/document.ts',
      ],
    ],
    [
      'contrato_file_id',
      [
        'apps/portal/src/features/supplier-contracts/detail-view.tsx',
        'apps/portal/src/features/supplier-contracts/summary.tsx',
        'apps/server/src/modules/supplier-contracts/detail-queries.ts',
        'packages/contract/src/supplier-contracts/document.ts',
      ],
    ],
  ])('%s is spelled in its description and where it has a form of its own', (field, files) => {
    expect(spelling(field).toSorted()).toEqual(files)
  })

  it('is counted over the whole of contract, server and portal', () => {
    expect(shown.length).toBeGreaterThan(1000)
  })
})
