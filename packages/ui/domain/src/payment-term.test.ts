import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, daysBetween } from './calendar-date.ts'
import { fairTerm, fairTermFor, type TermFacts } from './payment-term.ts'

const today = calendarDate('2026-11-21')
const parties = { isSupplierMipyme: true, company: 'grande' } as const
const facts: TermFacts = {
  entradas: [],
  fecha_aceptada: null,
  fecha_proveedor: calendarDate('2026-10-01'),
  fecha_pagada: null,
}
const entrada = (numero: string, fecha: string) => ({ id: numero, numero, fecha: calendarDate(fecha) })

describe('the term of plazo justo', () => {
  it.each([
    ['a mipyme and a large company', true, 'grande', 45],
    ['a mipyme and the State', true, 'estado', 60],
    ['two mipymes', true, 'mipyme', undefined],
    ['two large companies', false, 'grande', undefined],
    ['a supplier of unknown size', null, 'grande', undefined],
    ['a company of unknown size', true, null, undefined],
  ] as const)('between %s', (_, isSupplierMipyme, company, days) => {
    expect(fairTermFor({ isSupplierMipyme, company })).toBe(days)
  })

  it('counts from the last receipt that the invoice bills', () => {
    const entradas = [entrada('EA-2', '2026-10-20'), entrada('EA-1', '2026-10-05')]
    const term = fairTerm(parties, { ...facts, entradas, fecha_aceptada: calendarDate('2026-10-02') }, today)
    expect(term).toMatchObject({
      start: { by: 'entrada', numero: 'EA-2', fecha: '2026-10-20' },
      limit: '2026-12-04',
      used: 32,
      left: 13,
      state: 'running',
    })
  })

  it('counts from the acceptance without a receipt, and from the supplier’s date without either', () => {
    const accepted = fairTerm(parties, { ...facts, fecha_aceptada: calendarDate('2026-10-08') }, today)
    expect(accepted?.start).toEqual({ by: 'aceptacion', fecha: '2026-10-08' })
    expect(fairTerm(parties, facts, today)?.start).toEqual({ by: 'factura', fecha: '2026-10-01' })
    expect(fairTerm(parties, { ...facts, fecha_proveedor: null }, today)).toBeUndefined()
  })

  it('is kept on its last day and exceeded on the next', () => {
    const on = (fecha: string) =>
      fairTerm(parties, { ...facts, fecha_proveedor: calendarDate('2026-10-07') }, calendarDate(fecha))
    expect(on('2026-11-21')).toMatchObject({ used: 45, left: 0, state: 'running' })
    expect(on('2026-11-22')).toMatchObject({ used: 46, left: -1, state: 'exceeded' })
  })

  it('counts calendar days, over the end of a month and 29 February too', () => {
    const term = fairTerm(parties, { ...facts, fecha_proveedor: calendarDate('2028-01-31') }, today)
    expect(term?.limit).toBe('2028-03-16')
  })

  it('stops with the payment', () => {
    const paid = (fecha: string) => fairTerm(parties, { ...facts, fecha_pagada: calendarDate(fecha) }, today)
    expect(paid('2026-11-15')).toMatchObject({ used: 45, state: 'paid-within' })
    expect(paid('2026-11-16')).toMatchObject({ used: 46, state: 'paid-late' })
  })

  it('always adds up: what was used and what is left are the whole term', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))
    fc.assert(
      fc.property(day, day, fc.constantFrom('grande', 'estado'), (start, now, company) => {
        const term = fairTerm({ ...parties, company }, { ...facts, fecha_proveedor: start }, now)
        if (!term) throw new Error('A mipyme has a term')
        expect(term.used + term.left).toBe(term.days)
        expect(daysBetween(term.start.fecha, term.limit)).toBe(term.days)
        expect(term.state === 'exceeded').toBe(term.left < 0)
      }),
    )
  })
})
