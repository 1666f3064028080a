import type { DeskReport } from '@enlace/contract/reports/desk/schemas.ts'
import { describe, expect, it } from 'vitest'
import { chosenOf, moved, settingsOf } from './column-choice.ts'

const column = (id: string, canFilter = true) => ({
  id,
  header: id,
  kind: 'text' as const,
  canFilter,
  parametro: '',
}) // the kind's own name
const asItComes = { is_on: null, title: null, about: null, columns: null, filters: null, place: null }
const report: DeskReport = {
  id: 'cartera',
  title: 'Cartera',
  about: '',
  isShipped: true,
  modulo: null,
  isModuleOn: true,
  isOn: true,
  columns: [column('factura'), column('sucursal'), column('saldo', false)],
  filters: ['sucursal'],
  settings: asItComes,
  sello: 'x',
}

describe('the columns of a report', () => {
  it('keep nothing while they stand as the report comes', () => {
    expect(settingsOf(report, chosenOf(report))).toEqual({ columns: null, filters: null })
  })

  it('are kept in the order in which they were moved, without the filter of one that is hidden', () => {
    const chosen = moved(chosenOf(report), 2, -1).map((one) =>
      one.id === 'sucursal' ? { ...one, isShown: false } : one,
    )
    expect(settingsOf(report, chosen)).toEqual({ columns: ['factura', 'saldo'], filters: [] })
    const kept = { ...report, settings: { ...asItComes, columns: ['saldo', 'factura'] } }
    expect(chosenOf(kept).map(({ id, isShown }) => [id, isShown])).toEqual([
      ['saldo', true],
      ['factura', true],
      ['sucursal', false],
    ])
  })

  it('stay where they are at either end', () => {
    const chosen = chosenOf(report)
    expect(moved(chosen, 0, -1)).toEqual(chosen)
    expect(moved(chosen, 2, 1)).toEqual(chosen)
  })
})
