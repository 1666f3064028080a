import { money } from '@enlace/domain/money.ts'
import { expect, it } from 'vitest'
import { shortAmount } from './short-amount.ts'

it.each([
  ['0', '0'],
  ['999.99', '999'],
  ['1000', '1 mil'],
  ['1550.00', '1,5 mil'],
  ['12000', '12 mil'],
  ['999999.99', '999 mil'],
  ['1000000', '1 M'],
  ['1990000', '1,9 M'],
  ['63536702.62', '63,5 M'],
  ['331550902.67', '331 M'],
  ['1234567890.00', '1.234 M'],
])('says %s in the room of a day as %s', (amount, short) => {
  expect(shortAmount(money(amount))).toBe(short)
})
