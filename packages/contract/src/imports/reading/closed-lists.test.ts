import { describe, expect, it } from 'vitest'
import { importWordLabels } from '../templates/word-texts.ts'
import { closedListOf } from './closed-lists.ts'

describe('a list of words', () => {
  it.each(Object.entries(importWordLabels))(
    'of %s knows its own words, each with a name',
    (place, labels) => {
      const [part = '', field = ''] = place.split('.')
      const list = closedListOf(part, field)
      expect(list?.values?.filter((word) => !list.knows(word) || labels[word] === undefined)).toEqual([])
    },
  )

  it.each([
    ['account-statements', 'estado', 'Contabilizada'],
    ['contracts', 'estado', 'En trámite'],
    ['contracts', 'tipo', 'Decreto 092'],
    ['purchase-order', 'estado', 'Aprobada por gerencia'],
    ['withholdings', 'tipo', '07'],
    ['withholdings', 'tarifa', '6'],
    ['purchase-tickets-lines', 'tarifa_iva', '2'],
  ])('of %s.%s asks what %j means', (part, field, cell) => {
    expect(closedListOf(part, field)?.knows(cell)).toBe(false)
  })

  it.each([
    ['contracts', 'estado', 'Modificado'],
    ['contracts', 'tipo', 'Suministros'],
    ['purchase-order', 'estado', 'Recibida parcial'],
    ['withholdings', 'tarifa', '2,5 %'],
    ['purchase-tickets-lines', 'tarifa_iva', '0,19'],
    ['purchase-tickets-lines', 'tarifa_iva', '19%'],
    ['third-parties', 'pyme', 'SÍ'],
  ])('of %s.%s understands %j', (part, field, cell) => {
    expect(closedListOf(part, field)?.knows(cell)).toBe(true)
  })

  it('is none of a field that takes any text', () => {
    expect(closedListOf('contracts', 'objeto')).toBeUndefined()
  })
})
