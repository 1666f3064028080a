import { rangeTexts } from '@enlace/contract/core/list/range-texts.ts'
import { describe, expect, it } from 'vitest'
import { readRange } from './amount-range.tsx'

describe('a range of amounts', () => {
  it('is read as Colombians type it', () => {
    expect(readRange('1.500.000', '$ 2.000.000,50')).toMatchObject({ min: '1500000.00', max: '2000000.50' })
  })

  it('may be open at either end', () => {
    expect(readRange('', '10')).toMatchObject({ max: '10.00', errors: { low: undefined, high: undefined } })
  })

  it('tells what cannot be read', () => {
    expect(readRange('mucho', '1,555').errors).toEqual({
      low: rangeTexts.notAnAmount,
      high: rangeTexts.tooManyDecimals,
    })
  })

  it('tells a maximum below its minimum, comparing amounts and not words', () => {
    expect(readRange('900', '1.000').errors.high).toBeUndefined()
    expect(readRange('1.000', '900').errors.high).toBe(rangeTexts.wrongAmountOrder)
  })
})
