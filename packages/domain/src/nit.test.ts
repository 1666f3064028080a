import { describe, expect, it } from 'vitest'

import { fixtureRows } from '../test/fixture-rows.ts'
import { seededRandom } from '@enlace/testing/seeded-random.ts'
import { checkDigit, formatNit, formatWholeNit, isCheckDigitRight, readNit } from './nit.ts'

const vectors = fixtureRows('nit-vectors.csv')

describe('the check digit', () => {
  it('has the 57 vectors to be tested on', () => {
    expect(vectors).toHaveLength(57)
  })

  it.each(vectors)('of %s, %s-%s, is right: %s', (_nombre, nit = '', dv = '', valido) => {
    expect(isCheckDigitRight(nit, dv)).toBe(valido === 'si')
  })

  it.each([
    ['890903938', 8],
    ['12345678', 8],
    ['1020304050', 8],
    ['1098765432', 9],
    ['700085371', 1],
    ['123456789012345', 2],
    ['900123456', 8],
    ['901234567', 7],
    ['11111111', 6],
    ['22222222', 1],
  ])('of %s is %i', (nit, dv) => {
    expect(checkDigit(nit)).toBe(dv)
  })

  it('does not change with zeros before the number', () => {
    expect(checkDigit('000890903938')).toBe(8)
  })

  it.each(['', '8909X3938', '1234567890123456', '-1', '1.5'])('does not exist for %j', (text) => {
    expect(checkDigit(text)).toBeUndefined()
  })
})

describe('a typed NIT', () => {
  it.each([
    '890903938-8',
    '890.903.938-8',
    '890 903 938 - 8',
    'NIT 890.903.938-8',
    'nit: 890903938–8',
    'N.I.T. 890,903,938 — 8',
    '890\u00a0903\u00a0938-8',
    '890-903-938-8',
    '890903938 DV 8',
    '0890903938-8',
    '890903938',
    '890.903.938',
    '0890903938',
  ])('%j is the company 890903938 with check digit 8', (typed) => {
    expect(readNit(typed)).toEqual({ documento_numero: '890903938', documento_dv: 8 })
  })

  it('of ten digits that end in their own check digit is read as a company, with a doubt', () => {
    const company = { documento_numero: '890903938', documento_dv: 8, doubt: 'check-digit-glued' }
    expect(readNit('8909039388')).toEqual(company)
  })

  it('of ten digits with another last digit is a ten-digit number', () => {
    expect(readNit('8909039387')).toEqual({ documento_numero: '8909039387', documento_dv: 9 })
  })

  it('with the letters of a cédula is that cédula', () => {
    expect(readNit('CC 1.020.304.050')).toEqual({ documento_numero: '1020304050', documento_dv: 8 })
  })

  it.each([
    ['', 'empty'],
    [' NIT ', 'empty'],
    ['Bancolombia', 'not-a-number'],
    ['890100251-X', 'not-a-number'],
    ['890903938;8', 'not-a-number'],
    ['12', 'too-short'],
    ['000', 'too-short'],
    ['1234567890123456', 'too-long'],
    ['890903938-', 'check-digit-malformed'],
    ['890-903-938', 'check-digit-malformed'],
    ['890903938-7', 'check-digit-mismatch'],
    ['900.123.456-1', 'check-digit-mismatch'],
    ['222222222222', 'final-consumer'],
  ])('%j is refused as %s', (typed, reason) => {
    expect(readNit(typed)).toEqual({ reason })
  })

  it('is the same as it is kept and as people type it', () => {
    const random = seededRandom(78)
    for (let round = 0; round < 500; round++) {
      const nit = `${random.integer(1, 9)}${random.digits(random.integer(0, 16))}`
      const typed = random.chance(0.5) ? `${nit}-${random.digits(random.integer(1, 2))}` : nit
      expect(readNit(typed)).toEqual(readNit(`NIT 0${typed}`))
    }
  })

  it('reads back what is shown', () => {
    const random = seededRandom(7)
    for (let round = 0; round < 500; round++) {
      const nit = `${random.integer(1, 9)}${random.digits(random.integer(2, 9))}`
      const dv = checkDigit(nit)
      expect(readNit(formatNit(nit, dv ?? null))).toEqual({ documento_numero: nit, documento_dv: dv })
    }
  })
})

describe('a shown NIT', () => {
  it('has dots and its check digit', () => {
    expect(formatNit('900123456', 8)).toBe('900.123.456-8')
    expect(formatNit('890100251', '0')).toBe('890.100.251-0')
  })

  it('has no dash where the check digit is unknown', () => {
    expect(formatNit('1020304050')).toBe('1.020.304.050')
    expect(formatNit('1020304050', null)).toBe('1.020.304.050')
  })

  it('is shown the same from one text with its check digit, and once only', () => {
    expect(formatWholeNit('905418327-1')).toBe('905.418.327-1')
    expect(formatWholeNit('1020304050')).toBe('1.020.304.050')
    expect(formatWholeNit('905.418.327-1')).toBe('905.418.327-1')
    expect(formatWholeNit('AB-12-3')).toBe('AB-12-3')
  })

  it('leaves a foreign document with letters as it is', () => {
    expect(formatNit('AB123456')).toBe('AB123456')
  })
})
