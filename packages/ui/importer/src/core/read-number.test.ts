import { describe, expect, it } from 'vitest'
import { isSpreadsheetError, readNumber, readRate } from './read-number.ts'

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
  ])('%s with a decimal point is %s', (typed, number) => {
    expect(readNumber(typed, '.')).toBe(number)
  })

  it.each([
    ['1.234.567,89', '1234567.89'],
    ['1234567,89', '1234567.89'],
    ['$ 1.234', '1234'],
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
