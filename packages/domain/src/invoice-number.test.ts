import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cufeIn, invoiceKey, invoiceKeys, isBrokenCufe, isSameInvoice } from './invoice-number.ts'

// The official vector of the Anexo Técnico 1.9, 11.2.
const cufe =
  '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4'

describe('an invoice number', () => {
  it.each([
    ['FE-000123', 'FE123'],
    [' fe 123 ', 'FE123'],
    ['0000456', '456'],
    ['SETP990000001', 'SETP990000001'],
    ['A0B0', 'A0B0'],
    ['FEEP1-012891', 'FEEP112891'],
    ['000', '0'],
    ['FE-0', 'FE0'],
    ['—', ''],
  ])('%j is known as %j', (typed, key) => {
    expect(invoiceKey(typed)).toBe(key)
  })

  it('is the same however it is parted, written and filled with zeros', () => {
    const parts = fc.tuple(fc.stringMatching(/^[A-Z]{1,4}$/), fc.integer({ min: 1, max: 99_999_999 }))
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom('', '-', ' ', '.', '/'),
        fc.nat(6),
        ([prefix, number], sign, zeros) => {
          const written = `${prefix.toLowerCase()}${sign}${'0'.repeat(zeros)}${number}`
          expect(invoiceKey(written)).toBe(`${prefix}${number}`)
        },
      ),
    )
  })

  it.each([
    ['FEEP1-012891', 'FEEP1 12891', true],
    ['FEEP1-012891', 'FEEP1012891', true],
    ['FEEP1012891', 'feep1-012891', true],
    ['FE-15', 'FE1005', false],
    ['FE-1', 'FE-10', false],
    ['FE-1', 'FA-1', false],
  ])('%s and %s: the same is %s', (one, other, same) => {
    expect(isSameInvoice(one, other)).toBe(same)
    // Equal keys only make a candidate: `isSameInvoice` decides.
    expect(!same || invoiceKeys(other).includes(invoiceKey(one))).toBe(true)
  })

  it('is found by its keys, in one piece as well as in parts', () => {
    const number = fc.tuple(
      fc.stringMatching(/^[A-Z]{1,3}([1-9][0-9]?)?$/),
      fc.stringMatching(/^0{0,4}[1-9][0-9]{0,5}$/),
    )
    fc.assert(
      fc.property(number, ([prefix, digits]) => {
        const kept = `${prefix}-${digits}`
        expect(invoiceKeys(`${prefix}${digits}`)).toContain(invoiceKey(kept))
        expect(invoiceKeys(kept)).toContain(invoiceKey(`${prefix}${digits}`))
      }),
    )
  })
})

describe('a CUFE', () => {
  it('is found as it is copied: with its label, capitals, spaces and line breaks', () => {
    const copied = `CUFE: ${cufe.slice(0, 48).toUpperCase()}\r\n ${cufe.slice(48)} `
    expect(cufeIn(copied)).toBe(cufe)
  })

  it('is found in the address of its QR code', () => {
    const address = `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${cufe}`
    expect(cufeIn(address)).toBe(cufe)
  })

  it('has 96 hexadecimal characters, and is told apart from a number when some are missing', () => {
    expect(cufeIn(cufe.slice(1))).toBeUndefined()
    expect(cufeIn(`${cufe}0`)).toBeUndefined()
    expect(isBrokenCufe(cufe.slice(1))).toBe(true)
    expect(isBrokenCufe(cufe)).toBe(false)
    expect(isBrokenCufe('990000001')).toBe(false)
  })
})
