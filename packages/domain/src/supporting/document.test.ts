import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { contributionBase, lineValue, maySendSupporting, supportingTotal } from './document.ts'

const natural = { persona: 'natural', regimen: '49', abierta: null }

describe('a cuenta de cobro', () => {
  it('is for natural persons who are not responsible for IVA, as the company rules', () => {
    expect(maySendSupporting(natural, 'no_responsables')).toBe(true)
    expect(maySendSupporting({ ...natural, regimen: '48' }, 'no_responsables')).toBe(false)
    expect(maySendSupporting({ ...natural, regimen: null }, 'no_responsables')).toBe(false)
    expect(maySendSupporting({ ...natural, regimen: '48' }, 'personas_naturales')).toBe(true)
    expect(maySendSupporting({ ...natural, persona: 'juridica' }, 'personas_naturales')).toBe(false)
    expect(maySendSupporting(natural, 'nadie')).toBe(false)
  })

  it('is open or closed for one supplier whatever its kind', () => {
    expect(maySendSupporting({ persona: 'juridica', regimen: '48', abierta: true }, 'nadie')).toBe(true)
    expect(maySendSupporting({ ...natural, abierta: false }, 'personas_naturales')).toBe(false)
  })

  it('adds exact decimals, each line rounded to cents', () => {
    expect(lineValue({ cantidad: '3', precio: '33333.33' })).toBe('99999.99')
    expect(lineValue({ cantidad: '0.333', precio: '10' })).toBe('3.33')
    const third = { cantidad: '0.5', precio: '0.01' }
    expect(supportingTotal([third, third])).toBe('0.02')
    expect(supportingTotal([{ cantidad: '1', precio: '90071992547409.93' }])).toBe('90071992547409.93')
  })

  it('bases social security on 40 %', () => {
    expect(contributionBase(money('3500000'))).toBe('1400000.00')
  })
})
