import { describe, expect, it } from 'vitest'

import { seededRandom } from '@enlace/testing/seeded-random.ts'
import { formatMoney, money } from './money.ts'
import { readTypedDecimal, readTypedMoney } from './typed-amount.ts'

describe('a typed amount', () => {
  it.each([
    ['1234567,89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['$1.234.567', '1234567.00'],
    ['$\u00a01.234.567,89', '1234567.89'],
    ["1'234.567", '1234567.00'],
    ['1’234.567,50', '1234567.50'],
    ['1.234', '1234.00'],
    ['12.34', '12.34'],
    ['1234.5', '1234.50'],
    ['1 234 567,89', '1234567.89'],
    ['1,234,567.89', '1234567.89'],
    ['1,234,567', '1234567.00'],
    ['1,5', '1.50'],
    [',5', '0.50'],
    ['0', '0.00'],
    ['-0', '0.00'],
    ['007', '7.00'],
    ['COP 15.000', '15000.00'],
    ['-$ 1.500', '-1500.00'],
    ['$ -1.500', '-1500.00'],
    ['−1.500', '-1500.00'],
    ['(1.500)', '-1500.00'],
    ['($ 1.500,25)', '-1500.25'],
    ['1.500,25-', '-1500.25'],
    ['+000000000000150.2500', '150.25'],
    ['1,500', '1.50'],
  ])('%j is %s', (typed, amount) => {
    expect(readTypedMoney(typed)).toEqual({ money: amount })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['$', 'not-a-number'],
    ['mil', 'not-a-number'],
    ['1.23.456', 'not-a-number'],
    ['1.234,56,78', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['12 34', 'not-a-number'],
    ['1e6', 'not-a-number'],
    ['5.', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['USD 5', 'not-a-number'],
    ['1,234', 'too-many-decimals'],
    ['0.125', 'too-many-decimals'],
    ['9'.repeat(60), 'not-a-number'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(readTypedMoney(typed)).toEqual({ reason })
  })

  it('reads back whatever amount is shown', () => {
    const random = seededRandom(11)
    for (let round = 0; round < 500; round++) {
      const sign = random.integer(0, 1) ? '-' : ''
      const amount = money(`${sign}${random.digits(random.integer(1, 15))}.${random.digits(2)}`)
      expect(readTypedMoney(formatMoney(amount))).toEqual({ money: amount })
    }
  })

  it('is read in no time however long the hostile text', () => {
    const start = process.threadCpuUsage()
    for (const piece of ['1.111', "1'", '.', ' 111', '(', '-', ',111']) {
      readTypedMoney(piece.repeat(50_000))
    }
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500)
  })
})

describe('a typed quantity', () => {
  it.each([
    ['3,125', '3.125'],
    ['0.125', '0.125'],
    ['1234.567', '1234.567'],
    ['1.234,5678', '1234.5678'],
    ['-0,000', '0.000'],
  ])('%j is %s, with all its decimals', (typed, value) => {
    expect(readTypedDecimal(typed)).toEqual({ value })
  })
})
