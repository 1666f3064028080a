import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isLike, unlikelyFiles } from './unlikely.ts'
import { tableOf } from '../test/read-cells.ts'
import type { FieldMapping, Mapping, Part } from './core/mapping/mapping.ts'
import { usualRules } from './core/mapping/usual-rules.ts'

const fields: Record<string, FieldMapping> = {
  nit: { kind: 'nit', column: 'NIT' },
  nombre: { kind: 'text', column: 'Nombre' },
  factura: { kind: 'code', column: 'Factura' },
}
interface Given {
  part?: Part
  file?: string
}

const header = ['NIT', 'Nombre', 'Factura', 'Tipo']
const unlikely = (
  rows: readonly string[][],
  { part = 'account-statements', file = 'datos.csv' }: Given = {},
) => {
  const table = { ...tableOf(header, rows), file }
  const mapping: Mapping = {
    source: 'x',
    company: null,
    parts: { [part]: { file, fields } },
    rules: usualRules,
  }
  const names = new Map([
    ['900123456', 'PAPELERÍA ÑANDÚ S.A.S.'],
    ['860001911', 'FERRETERÍA INDUSTRIAL LTDA'],
  ])
  return unlikelyFiles({ [part]: table }, mapping, { ownNit: '899999230', names })
}
const rowsOf = (count: number, ...cells: string[]) =>
  Array.from({ length: count }, (_, at) => [...cells, `F${at}`, 'FV'])

describe('a file', () => {
  it('of which all rows are one supplier’s is told', () => {
    const rows = rowsOf(12, '900.123.456-8', 'Papelería Ñandú')
    expect(unlikely(rows)).toEqual([
      { reason: 'one-supplier', file: 'datos.csv', count: 12, of: 12, examples: ['900123456'] },
    ])
    expect(unlikely([...rows, ...rowsOf(1, '860001911', 'Ferretería Industrial')])).toEqual([])
    expect(unlikely(rows.slice(0, 9))).toEqual([])
  })

  it('that names the company itself as a supplier is told', () => {
    const told = unlikely([
      ...rowsOf(2, '899999230-7', 'UNIVERSIDAD'),
      ...rowsOf(1, '900123456', 'PAPELERIA NANDU'),
    ])
    expect(told).toMatchObject([{ reason: 'own-nit', count: 2, of: 3 }])
  })

  it('whose names are others than those of the same numbers in the portal is told', () => {
    const told = unlikely([
      ...rowsOf(1, '900123456', 'CONSORCIO VÍAS'),
      ...rowsOf(1, '860001911', 'Ferreteria Industrial'),
    ])
    expect(told).toEqual([
      {
        reason: 'names-differ',
        file: 'datos.csv',
        count: 1,
        of: 2,
        examples: ['900123456: «PAPELERÍA ÑANDÚ S.A.S.» → «CONSORCIO VÍAS»'],
      },
    ])
  })

  it('whose name is of another kind than it is loaded as is told', () => {
    const rows = rowsOf(2, '900123456', '')
    expect(unlikely(rows, { file: 'notas debito.csv' })).toMatchObject([{ reason: 'kind-differs' }])
    expect(unlikely(rows, { file: 'notas credito.csv' })).toMatchObject([{ reason: 'kind-differs' }])
    expect(unlikely(rows, { file: 'Cartera CxP noviembre.csv' })).toEqual([])
    expect(unlikely(rows, { file: `${randomUUID()}-${randomInt(9)}.csv` })).toEqual([])
  })

  it('whose rows say that they are another document is told', () => {
    const rows = [
      ['900123456', '', 'F1', 'FV'],
      ['860001911', '', 'F2', 'Nota débito'],
      ['860001911', '', 'F3', 'ND'],
    ]
    expect(unlikely(rows)).toEqual([
      { reason: 'type-differs', file: 'datos.csv', count: 2, of: 3, examples: ['Nota débito', 'ND'] },
    ])
  })
})

describe('two names', () => {
  it.each([
    ['PAPELERÍA ÑANDÚ S.A.S.', 'Papeleria Nandu', true],
    ['FERRETERIA INDUSTRIAL LTDA', 'INDUSTRIAL FERRETERA', true],
    ['J.M. PÉREZ', 'PEREZ JOSE', true],
    ['SERVICIOS ABC', 'SERVIABC', true],
    ['PAPELERÍA ÑANDÚ S.A.S.', 'CONSORCIO VÍAS S.A.S.', false],
    ['UNIVERSIDAD DISTRITAL', 'FERRETERIA INDUSTRIAL', false],
  ])('%s and %s are of one supplier: %s', (one, other, expected) => {
    expect(isLike(one, other)).toBe(expected)
  })
})
