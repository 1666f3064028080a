import { describe, expect, it } from 'vitest'

import { divideHalfUp, formatQuantity, groupThousands, readDecimal, writeDecimal } from './decimal.ts'

describe('an exact decimal', () => {
  it.each(['0', '12', '-12', '3.500', '-0.50', '99999999999999999999.99'])(
    '%s is written as it was read',
    (text) => {
      const decimal = readDecimal(text)
      expect(decimal && writeDecimal(decimal)).toBe(text)
    },
  )

  it("is read from an ERP's padded field with its sign", () => {
    expect(readDecimal('+000000000000150.2500')).toEqual({ units: 1502500n, scale: 4 })
  })

  it.each(['', '.5', '5.', '1,5', '1e3', 'NaN', ' 1', '1 ', '--1', '0x10', '9'.repeat(41)])(
    'is not read from %j',
    (text) => {
      expect(readDecimal(text)).toBeUndefined()
    },
  )

  it.each([
    [25n, 10n, 3n],
    [24n, 10n, 2n],
    [-25n, 10n, -3n],
    [25n, -10n, -3n],
    [-25n, -10n, 3n],
    [-24n, 10n, -2n],
    [0n, 7n, 0n],
  ])('rounds %i / %i to %i, a half away from zero', (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient)
  })
})

describe('a shown number', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1.234'],
    ['123456', '123.456'],
    ['1234567', '1.234.567'],
  ])('groups %j as %j', (digits, grouped) => {
    expect(groupThousands(digits)).toBe(grouped)
  })

  it.each([
    ['3.500', '3,5'],
    ['3.000', '3'],
    ['1234567.125', '1.234.567,125'],
    ['-0.250', '-0,25'],
    ['-0.000', '0'],
    ['100', '100'],
    ['0012.50', '12,5'],
  ])('shows the quantity %s as %s', (text, shown) => {
    expect(formatQuantity(text)).toBe(shown)
  })

  it('refuses a quantity that is no number', () => {
    expect(() => formatQuantity('doce')).toThrow(RangeError)
  })
})
