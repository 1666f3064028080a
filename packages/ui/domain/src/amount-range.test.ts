import { expect, it } from 'vitest'
import { amountRange } from './amount-range.ts'
import { money } from './money.ts'

it.each([
  ['123456789.12', '100000000.00', '200000000.00'],
  ['200000000', '200000000.00', '500000000.00'],
  ['499999999.99', '200000000.00', '500000000.00'],
  ['500000000', '500000000.00', '1000000000.00'],
  ['999999999.99', '500000000.00', '1000000000.00'],
  ['1000000', '1000000.00', '2000000.00'],
  ['999999.99', '0.00', '1000000.00'],
  ['0', '0.00', '1000000.00'],
  ['-5000000', '0.00', '1000000.00'],
])('tells of %s only that it lies from %s to %s', (amount, from, to) => {
  expect(amountRange(money(amount), 'COP')).toEqual({ from, to })
})

it('begins the ranges of other currencies at a thousand', () => {
  expect(amountRange(money('18476.80'), 'USD')).toEqual({ from: '10000.00', to: '20000.00' })
  expect(amountRange(money('900'), 'USD')).toEqual({ from: '0.00', to: '1000.00' })
})
