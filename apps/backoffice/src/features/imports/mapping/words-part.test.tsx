import type { ImportFile } from '@enlace/contract/imports/schemas.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PlanActs, PlannedFile } from '../actions.ts'
import { WordsPart } from './words-part.tsx'

const cells = ['Tasa prodeporte', 'Tasa prodeporte', 'ReteFuente']
const fileOf = (values: [string, number][] | null): ImportFile => ({
  seq: 1,
  name: 'retenciones.csv',
  bytes: 10,
  format: 'csv',
  encoding: 'utf-8',
  separator: ';',
  part: 'withholdings',
  sheet: null,
  headerLine: 1,
  fields: {},
  sheets: [
    {
      name: null,
      rows: [['Tipo'], ...cells.map((cell) => [cell])].map((row, at) => ({ line: at + 1, cells: row })),
      counts: [{ at: 0, values, blanks: [] }],
    },
  ],
})

function shown(
  field: PlannedFile['fields'][string],
  must: boolean,
  values: [string, number][] | null,
): string {
  const planned: PlannedFile = {
    seq: 1,
    part: 'withholdings',
    sheet: null,
    headerLine: 1,
    fields: { tipo: field },
  }
  const targets = [{ field: 'tipo', kind: 'withholding-type', must, help: '' }]
  // The part that is drawn asks for nothing else of the form.
  const acts = { mayWrite: true, changeFile: () => undefined } as unknown as PlanActs
  return renderToStaticMarkup(<WordsPart {...{ planned, targets, acts }} file={fileOf(values)} />)
}

const counted: [string, number][] = [
  ['Tipo', 1],
  ['Tasa prodeporte', 2],
  ['ReteFuente', 1],
]

it('says how many records an unknown word of a field that must be there refuses, until it is said', () => {
  const column = { column: 'Tipo' }
  expect(shown(column, true, counted)).toContain('se rechazarán 2 registros')
  expect(shown({ ...column, words: { 'Tasa prodeporte': 'estampilla' } }, true, counted)).not.toContain(
    'rechazar',
  )
  expect(shown(column, false, counted)).not.toContain('rechazar')
})

it('lets a word be typed where the column has too many different cells to be listed', () => {
  expect(shown({ column: 'Tipo' }, true, counted)).not.toContain('Otro valor de «Tipo»')
  const html = shown({ column: 'Tipo', words: { Prodeporte: 'estampilla' } }, true, null)
  expect(html).toContain('Otro valor de «Tipo»')
  expect(html).toContain('«Prodeporte»')
})
