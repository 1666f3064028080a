import { describe, expect, it } from 'vitest'
import { contradictingSum, isSome } from './checked-quantities.ts'
import { writeDecimal } from './decimal.ts'

const sumOf = (cantidad: string, ...[aceptada, rechazada, cuarentena]: (string | null)[]) => {
  const sum = contradictingSum({
    cantidad,
    cantidad_aceptada: aceptada ?? null,
    cantidad_rechazada: rechazada ?? null,
    cantidad_cuarentena: cuarentena ?? null,
  })
  return sum && writeDecimal(sum)
}

describe('what became of a received quantity', () => {
  it.each([
    ['10', '7', '2', '1'],
    ['10.50', '10.5', '0', '0.00'],
    ['0.3', '0.1', '0.2', '0'],
    ['10', null, null, null],
    ['10', '8', null, null],
    ['10', null, '2', null],
    ['10', '8', '2', null],
  ])('agrees with %s received: accepted %s, rejected %s, in quarantine %s', (cantidad, ...parts) => {
    expect(sumOf(cantidad, ...parts)).toBeUndefined()
  })

  it.each([
    ['10', '7', '2', '0', '9'],
    ['10', '8', '2', '1', '11'],
    ['10', null, '11', null, '11'],
    ['10', '9.001', '1', null, '10.001'],
  ])('contradicts %s received: accepted %s, rejected %s, in quarantine %s', (cantidad, ...told) => {
    expect(sumOf(cantidad, ...told.slice(0, 3))).toBe(told[3])
  })
})

describe('a known quantity', () => {
  it('is some only above zero', () => {
    expect([null, '0', '0.00', '0.01', '2'].map(isSome)).toEqual([false, false, false, true, true])
  })
})
