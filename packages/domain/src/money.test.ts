import { describe, expect, it } from 'vitest'

import { seededRandom } from '@enlace/testing/seeded-random.ts'
import {
  addMoney,
  compareMoney,
  formatMoney,
  formatPrice,
  isMoney,
  isNegativeMoney,
  isZeroMoney,
  money,
  moneyParts,
  multiplyMoney,
  negateMoney,
  roundMoney,
  shareOf,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts'

describe('an amount', () => {
  it.each([
    ['100', '100.00'],
    ['100.5', '100.50'],
    ['-0.5000', '-0.50'],
    ['-0', '0.00'],
    ['-0.00', '0.00'],
    ['007', '7.00'],
    ['1234567.89', '1234567.89'],
  ])('from %s has the one text %s', (text, canonical) => {
    expect(money(text)).toBe(canonical)
  })

  it.each(['', '1.005', '1,50', 'abc', '1e3', 'Infinity'])('is not made from %j', (text) => {
    expect(() => money(text)).toThrow(RangeError)
  })

  it.each(['1', '1.5', '-0.50', '1234567.89'])('is %j', (text) => {
    expect(isMoney(text)).toBe(true)
  })

  it.each(['', '+1.00', '1.000', '1.', '.5', ' 1.00', '1.00\n', '1,00', '1e3'])('is not %j', (text) => {
    expect(isMoney(text)).toBe(false)
  })

  it('counts the same with and without its decimals', () => {
    const amounts = ['100', '100.5', '-0', '-0.00'].filter(isMoney)
    expect(sumMoney(amounts)).toBe('200.50')
    expect(amounts.map((amount) => formatMoney(amount))).toEqual([
      '$\u00a0100,00',
      '$\u00a0100,50',
      '$\u00a00,00',
      '$\u00a00,00',
    ])
    expect(amounts.map(isZeroMoney)).toEqual([false, false, true, true])
  })

  it('adds a tenth and two tenths to three tenths', () => {
    expect(addMoney(money('0.10'), money('0.20'))).toBe('0.30')
  })

  it('stays exact beyond what a float can hold', () => {
    expect(addMoney(money('90071992547409929.99'), money('0.02'))).toBe('90071992547409930.01')
  })

  it('adds up a column, and an empty one to nothing', () => {
    expect(sumMoney(['1.50', '-0.75', '1000000'].map(money))).toBe('1000000.75')
    expect(isZeroMoney(sumMoney([]))).toBe(true)
  })

  it('changes sides, and nothing stays nothing', () => {
    expect(negateMoney(money('5.00'))).toBe('-5.00')
    expect(negateMoney(zeroMoney)).toBe('0.00')
    expect([money('-0.01'), zeroMoney, money('0.01')].map(isNegativeMoney)).toEqual([true, false, false])
  })

  it('is ordered by value, not by text', () => {
    const ordered = ['10', '9', '-1', '-10', '0'].map(money).toSorted(compareMoney)
    expect(ordered).toEqual(['-10.00', '-1.00', '0.00', '9.00', '10.00'])
    expect(compareMoney(money('7'), money('7.00'))).toBe(0)
  })

  it('keeps the laws of addition, whatever the amounts', () => {
    const random = seededRandom(21)
    const any = () =>
      money(`${random.integer(0, 1) ? '-' : ''}${random.digits(random.integer(1, 20))}.${random.digits(2)}`)
    for (let round = 0; round < 500; round++) {
      const [a, b, c] = [any(), any(), any()]
      expect(isMoney(addMoney(a, b))).toBe(true)
      expect(addMoney(a, b)).toBe(addMoney(b, a))
      expect(addMoney(addMoney(a, b), c)).toBe(sumMoney([c, b, a]))
      expect(subtractMoney(addMoney(a, b), b)).toBe(a)
      expect(compareMoney(a, b)).toBe(compareMoney(subtractMoney(a, b), zeroMoney))
    }
  })
})

describe('rounding', () => {
  it.each([
    ['1.005', '1.01', true],
    ['1.0049', '1.00', true],
    ['-1.005', '-1.01', true],
    ['-0.004', '0.00', true],
    ['1.5000', '1.50', false],
    ['2', '2.00', false],
  ])('makes of %s the amount %s and tells %s', (text, amount, isRounded) => {
    expect(roundMoney(text)).toEqual({ money: amount, isRounded })
  })

  it('has nothing to say about what is no number', () => {
    expect(roundMoney('mil')).toBeUndefined()
  })

  it('makes the same of a text however many zeros stand around it', () => {
    const random = seededRandom(78)
    for (let round = 0; round < 500; round++) {
      const sign = random.chance(0.3) ? '-' : ''
      const whole = random.chance(0.2)
        ? '0'
        : `${random.integer(1, 9)}${random.digits(random.integer(0, 19))}`
      const decimals = random.digits(random.integer(0, 2))
      const plain = decimals === '' ? `${sign}${whole}` : `${sign}${whole}.${decimals}`
      const padded = `${sign}00${whole}.${decimals}000`
      expect(roundMoney(plain)).toEqual(roundMoney(padded))
    }
  })

  it.each([
    ['1000000', '0.19', '190000.00'],
    ['1234567.89', '0.025', '30864.20'],
    ['0.50', '0.01', '0.01'],
    ['-0.50', '0.01', '-0.01'],
    ['100', '-0.5', '-50.00'],
  ])('takes of %s at the rate %s the amount %s', (amount, rate, result) => {
    expect(multiplyMoney(money(amount), rate)).toBe(result)
  })

  it('refuses a rate that is no number', () => {
    expect(() => multiplyMoney(money('1'), '19%')).toThrow(RangeError)
  })

  it.each([
    ['1', '3', '33.3'],
    ['2', '3', '66.7'],
    ['1', '8', '12.5'],
    ['5', '5', '100.0'],
    ['-1', '4', '-25.0'],
    ['1', '0', '0.0'],
  ])('%s of %s are %s per cent', (part, whole, share) => {
    expect(shareOf(money(part), money(whole))).toBe(share)
  })

  it('gives a share with as many decimals as asked', () => {
    expect(shareOf(money('1'), money('3'), 0)).toBe('33')
    expect(shareOf(money('1'), money('6'), 2)).toBe('16.67')
  })
})

describe('a shown amount', () => {
  it.each([
    ['1234567.89', 'COP', '$\u00a01.234.567,89'],
    ['-1234568', 'COP', '-$\u00a01.234.568,00'],
    ['0', 'COP', '$\u00a00,00'],
    ['999', 'COP', '$\u00a0999,00'],
    ['-0.5', 'COP', '-$\u00a00,50'],
    ['1234.56', 'USD', 'USD\u00a01.234,56'],
    ['-1234.56', 'USD', '-USD\u00a01.234,56'],
  ])('%s %s is %s', (amount, currency, shown) => {
    expect(formatMoney(money(amount), currency)).toBe(shown)
  })

  it('is written as the standard library of the language does in es-CO', () => {
    const intl = new Intl.NumberFormat('es-CO', {
      style: 'currency',
      currency: 'COP',
      minimumFractionDigits: 2,
    })
    for (const text of ['0.01', '12.30', '1234.56', '987654321.09', '-45678.90']) {
      expect(formatMoney(money(text))).toBe(intl.format(Number(text)))
    }
  })

  it('comes apart so that its sign can be muted', () => {
    expect(moneyParts(money('-1234.5'))).toEqual({ sign: '-', symbol: '$', whole: '1.234', cents: '50' })
    expect(moneyParts(money('7'), 'EUR')).toEqual({ sign: '', symbol: 'EUR', whole: '7', cents: '00' })
  })
})

it.each([
  ['189005', 'COP', '$\u00a0189.005,00'],
  ['0.1234', 'COP', '$\u00a00,1234'],
  ['1234.5678', 'USD', 'USD\u00a01.234,5678'],
])('shows the price %s in %s with its sign and all its decimals', (price, currency, shown) => {
  expect(formatPrice(price, currency)).toBe(shown)
})
