import { describe, expect, it } from 'vitest'
import { money } from '@enlace/domain/money.ts'
import { daysText } from './days-cell.tsx'

describe('the days of an invoice', () => {
  it.each([
    [12, '12 días'],
    [1, '1 día'],
    [0, 'vence hoy'],
    [-1, 'vence en 1 día'],
    [-5, 'vence en 5 días'],
    [1234, '1.234 días'],
    [null, 'sin vencimiento'],
  ])('are told in words: %s is "%s"', (dias, text) => {
    expect(daysText({ dias, saldo_total: money('1000') })).toBe(text)
  })

  it.each([12, 0, -5, null])('of a credit are none, whatever its date (%s)', (dias) => {
    expect(daysText({ dias, saldo_total: money('-1000') })).toBe('a favor de la compañía')
  })
})
