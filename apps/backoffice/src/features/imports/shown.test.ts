import { expect, it } from 'vitest'
import { effectLines } from './shown.ts'

it('says what undoing a load does to the rows of each kind, one by its name and several counted', () => {
  const effects = [
    { table: 'account_statements', removed: 2, restored: 1, returned: 0 },
    { table: 'third_parties', removed: 1, restored: 0, returned: 0 },
    { table: 'document_links', removed: 0, restored: 0, returned: 3 },
  ]
  expect(effectLines(effects)).toEqual([
    'se eliminan 2 facturas',
    'se elimina 1 proveedor',
    'vuelve a su valor anterior 1 factura',
    'se recuperan 3 vínculos entre documentos',
  ])
})
