import { describe, expect, it } from 'vitest'
import { settledOf } from './invoice-balance.ts'
import { money } from './money.ts'

const invoice = {
  estado: 'causada',
  valor_facturado: money('595000.00'),
  neto_a_pagar: null,
  saldo_total: money('300000.00'),
}

describe('what of an invoice was settled', () => {
  it('is what lies between its value and its balance', () => {
    expect(settledOf(invoice)).toBe('295000.00')
    expect(settledOf({ ...invoice, saldo_total: money('0.00') })).toBe('595000.00')
  })

  it('leaves out what is withheld, where that is told', () => {
    expect(settledOf({ ...invoice, neto_a_pagar: money('580000.00') })).toBe('280000.00')
  })

  it.each([
    ['nothing was paid', { saldo_total: money('595000.00') }],
    ['the balance is more than the value', { saldo_total: money('600000.00') }],
    ['it was annulled', { estado: 'anulada', saldo_total: money('0.00') }],
    ['it was rejected', { estado: 'rechazada', saldo_total: money('0.00') }],
    ['it is a credit', { valor_facturado: money('-10.00'), saldo_total: money('-20.00') }],
  ])('is nothing where %s', (_why, changed) => {
    expect(settledOf({ ...invoice, ...changed })).toBeUndefined()
  })
})
