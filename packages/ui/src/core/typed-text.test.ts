import { describe, expect, it } from 'vitest'
import { cleanTyped, lettersRule, numberRule, type TypedTextRule, wholeNumberRule } from './typed-text.ts'

const paste = (rule: TypedTextRule, text: string, before = '', after = '') =>
  rule.admit(text, { before, after, isPasted: true })
const type = (rule: TypedTextRule, text: string, before = '', after = '') =>
  rule.admit(text, { before, after, isPasted: false })

describe('a field of letters', () => {
  it.each([
    ['Ana', 'Ana'],
    ['áéíóúüñ ÁÉÍÓÚÜÑ', 'áéíóúüñ ÁÉÍÓÚÜÑ'],
    ['Çağrı Øre Łódź Nguyễn', 'Çağrı Øre Łódź Nguyễn'],
    ['a1b2c3', 'abc'],
    ['Calle 13 # 68-40', 'Calle   '],
    ['3001234567', ''],
    ["O'Neill", 'ONeill'],
    ['Gómez.', 'Gómez'],
    ['¡Ñandú!', 'Ñandú'],
    ['¨b', 'b'],
    ['´', ''],
    ['Ana😀', 'Ana'],
    ['Ωμέγα Жук 李', '  '],
    ['ªº×÷²', ''],
    ['<b>Ana</b>', 'bAnab'],
    ['Ana\u200b\u202e', 'Ana'],
  ])('takes of %j what is letters and spaces: %j', (text, admitted) => {
    expect(paste(lettersRule, text)).toBe(admitted)
    expect(type(lettersRule, text)).toBe(admitted)
  })

  it('puts an accent that came apart from its letter together with it', () => {
    expect(paste(lettersRule, 'Jose\u0301 Nun\u0303ez')).toBe('José Nuñez')
  })

  it('makes a plain space of every other kind of space', () => {
    expect(paste(lettersRule, 'Ana\u00a0María\tde\nDios')).toBe('Ana María de Dios')
  })

  it('keeps a space between two names that a hyphen joined', () => {
    expect(paste(lettersRule, 'Pérez-Gómez')).toBe('Pérez Gómez')
    expect(type(lettersRule, '-', 'Pérez')).toBe('')
  })
})

describe('a field of digits', () => {
  it.each([
    ['3001234567', '3001234567'],
    ['(601) 744-0000', '6017440000'],
    ['+57 300 123 4567', '573001234567'],
    ['900.123.456-7', '9001234567'],
    ['a1b2c3', '123'],
    ['-5', '5'],
    ['1,5', '15'],
    ['١٢٣', ''],
    ['', ''],
  ])('takes of %j the digits: %j', (text, admitted) => {
    expect(paste(wholeNumberRule, text)).toBe(admitted)
    expect(type(wholeNumberRule, text)).toBe(admitted)
  })

  it('may be left with digits or with nothing, and with nothing else', () => {
    expect(['', '0', '300'].every(wholeNumberRule.isFinished)).toBe(true)
    expect(['-', '1.5', 'uno'].some(wholeNumberRule.isFinished)).toBe(false)
  })
})

describe('a field of numbers, key by key,', () => {
  it.each([
    ['-', '', '', '-'],
    ['-', '1', '', ''],
    ['-', '', '1', '-'],
    ['-', '', '-1', ''],
    ['5', '', '-1', ''],
    ['5', '-', '1', '5'],
    ['.', '1', '', '.'],
    [',', '1', '', ','],
    ['.', '1.5', '', ''],
    [',', '1', '.5', ''],
    ['.', '', '', '.'],
    ['e', '1', '', ''],
    ['+', '', '', ''],
    [' ', '1', '', ''],
    ['\u2212', '', '', '-'],
  ])('takes %j between %j and %j as %j', (text, before, after, admitted) => {
    expect(type(numberRule, text, before, after)).toBe(admitted)
  })
})

describe('a field of numbers, from a paste,', () => {
  it.each([
    ['12.5', '12.5'],
    ['-12,75', '-12,75'],
    [' 12 ', '12'],
    ['a1b2', '12'],
    ['$ 1.234.567,89', '1234567,89'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['$ 45.000', '45000'],
    ['0.125', '0.125'],
    ['45.0000', '45.0000'],
    ['12.5.7', '1257'],
    ['1-2', '12'],
    ['--1', '-1'],
    ['sin valor', ''],
  ])('takes of %j the number %j', (text, admitted) => {
    expect(paste(numberRule, text)).toBe(admitted)
  })

  it('takes only digits into the decimal part', () => {
    expect(paste(numberRule, '3.4', '1,')).toBe('34')
  })
})

describe('a field of numbers, once it is left,', () => {
  it.each(['', '0', '-5', '12.5', '12,5'])('keeps %j', (value) => {
    expect(numberRule.isFinished(value)).toBe(true)
  })

  it.each(['-', '12.', '.5', '-.', '1-2', '1.2.3', 'doce'])('does not keep %j', (value) => {
    expect(numberRule.isFinished(value)).toBe(false)
  })
})

describe('a value that was not typed', () => {
  it('keeps its decimal part, and a point before three digits', () => {
    expect(cleanTyped(numberRule, '1.234')).toBe('1.234')
    expect(cleanTyped(numberRule, '-7,5 kg')).toBe('-7,5')
  })
})
