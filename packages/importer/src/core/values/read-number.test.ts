import { describe, expect, it } from 'vitest'
import {
  currencyOfNumber,
  formOfNumber,
  isSpreadsheetError,
  readImplied,
  readNumber,
  readRate,
} from './read-number.ts'

describe('a number', () => {
  it.each([
    ['363350.72', '363350.72'],
    ['9977043197', '9977043197'],
    ['470851.4891920000', '470851.489192'],
    ['0.0093338889', '0.0093338889'],
    ['-1244.36', '-1244.36'],
    ['+000000000000123.4500', '123.45'],
    ['1,234,567.5', '1234567.5'],
    ["1'234,567.5", '1234567.5'],
    ['$ 1 234.50', '1234.5'],
    ['0.00', '0'],
    ['-0', '0'],
    ['(1,234.50)', '-1234.5'],
    ['1,234.50-', '-1234.5'],
    ['$ (25)', '-25'],
    ['-$ 1,234.50', '-1234.5'],
    ['$-1,234.50', '-1234.5'],
    ['\u22121,234', '-1234'],
    ['1,299,450.00', '1299450'],
    ['COP 1,234.50', '1234.5'],
    ['1,234.50 COP', '1234.5'],
    ['1,234 pesos', '1234'],
    ['USD 1,234.50', '1234.5'],
    ['1,234.50 CR', '1234.5'],
    ['1,234.50 DB', '-1234.5'],
    ['1,234.50DR.', '-1234.5'],
    ['1\u00a0234\u00a0567.5', '1234567.5'],
  ])('%s with a decimal point is %s', (typed, number) => {
    expect(readNumber(typed, '.')).toBe(number)
  })

  it.each([
    ['1.234.567,89', '1234567.89'],
    ['1234567,89', '1234567.89'],
    ['$ 1.234', '1234'],
    ['$ 31.500.000,00', '31500000'],
    ["1'234.567", '1234567'],
    ['1\u2019234.567,25', '1234567.25'],
    ['1 234 567,89', '1234567.89'],
    ['1\u202f234,5', '1234.5'],
    ['(1.234,50)', '-1234.5'],
    ['1.234,50-', '-1234.5'],
    ['12', '12'],
  ])('%s with a decimal comma is %s', (typed, number) => {
    expect(readNumber(typed, ',')).toBe(number)
  })

  it.each([
    '',
    'abc',
    '1.2.3',
    '12,34.5',
    '1e5',
    '0x10',
    '--1',
    '-1-',
    '(-1)',
    '(1',
    '12 34',
    '1 2345',
    "1'23",
    '-1 DB',
    '50%',
    '2,02E+12',
    'FE-1',
    '1.234.50',
    '()',
    '-',
    '#N/D',
    '1'.repeat(60),
  ])('%j with a decimal point is none', (typed) => {
    expect(readNumber(typed, '.')).toBeUndefined()
  })

  it('with the mark of the other country is refused rather than multiplied by a thousand', () => {
    expect(readNumber('1234.50', ',')).toBeUndefined()
    expect(readNumber('1234,50', '.')).toBeUndefined()
  })
})

describe('how a number is written', () => {
  it.each([
    ['1.234.567,89', ','],
    ['1,299,450.00', '.'],
    ['$ 31.500.000', ','],
    ['1,234,567', '.'],
    ['1234.5', '.'],
    ['1234,567', ','],
    ['0.123', '.'],
    ['1.23', '.'],
    ['1.2345', '.'],
    ['1234', 'whole'],
    ['1.234', 'either'],
    ['-1,234', 'either'],
    ['$ 12.500 CR', 'either'],
    ["1'234.567", 'either'],
    ['abc', undefined],
  ])('%s tells %s', (typed, form) => {
    expect(formOfNumber(typed)).toBe(form)
  })

  it('names its currency, where it is not the peso', () => {
    expect(['US$ 5', '5 USD', '€ 5', '5 euros', '$ 5', 'COP 5', '5'].map(currencyOfNumber)).toEqual([
      'USD',
      'USD',
      'EUR',
      'EUR',
      null,
      null,
      null,
    ])
  })
})

describe('digits whose last ones are decimals that nobody wrote', () => {
  it.each([
    ['0000123450', 2, '1234.5'],
    ['-123', 2, '-1.23'],
    ['123-', 2, '-1.23'],
    ['5', 3, '0.005'],
  ])('%s with %i is %s', (typed, decimals, number) => {
    expect(readImplied(typed, decimals)).toBe(number)
  })

  it.each(['1234.50', '1,5', '', '-1-'])('%j is none', (typed) => {
    expect(readImplied(typed, 2)).toBeUndefined()
  })
})

describe('a tax rate', () => {
  it.each([
    ['0.16', '0.16'],
    ['0', '0'],
    ['0.00', '0'],
    ['16%', '0.16'],
    ['16.0 %', '0.16'],
    ['1', '1'],
  ])('%s is %s', (typed, rate) => {
    expect(readRate(typed, '.')).toBe(rate)
  })

  it.each(['16', '-0.16', '#N/D', '', '%', '101%'])('%j is none', (typed) => {
    expect(readRate(typed, '.')).toBeUndefined()
  })
})

it("knows a spreadsheet's errors", () => {
  expect(['#N/D', '#¡REF!', '#DIV/0!', '0', '', '# 5'].map(isSpreadsheetError)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
