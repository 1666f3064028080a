import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bandOf,
  bandRanges,
  contribution,
  criterionScore,
  formFaults,
  shareOfWhole,
  usualBands,
  weightedScore,
} from './qualification.ts'

describe('the score of a criterion', () => {
  test('is the total times 100 by what was possible, as INVIMA reckons it', () => {
    expect(criterionScore(['4', '3', '2', '4'], 4)).toBe('81.25')
    expect(criterionScore(['2'], 3)).toBe('66.67')
    expect(criterionScore(['87.5'], 100)).toBe('87.50')
  })

  test('leaves out what does not apply, and is none where nothing does', () => {
    expect(criterionScore(['4', null, '2'], 4)).toBe('75.00')
    expect(criterionScore([null, null], 4)).toBeNull()
  })

  test('is refused beyond what can be got', () => {
    for (const wrong of ['5', '-1', 'cuatro', '4.01', ''])
      expect(() => criterionScore([wrong], 4)).toThrow(RangeError)
  })
})

describe('the score of an evaluation', () => {
  const criteria = [
    { peso: '40', puntaje: '90.00' },
    { peso: '30', puntaje: '75.50' },
    { peso: '20', puntaje: '100.00' },
    { peso: '10', puntaje: '60.00' },
  ]

  test('is its criteria by their weights', () => {
    expect(weightedScore(criteria)).toBe('84.65')
  })

  test('shares out the weight of a criterion that did not apply', () => {
    expect(weightedScore([...criteria.slice(0, 3), { peso: '10', puntaje: null }])).toBe('87.39')
    expect(weightedScore([{ peso: '100', puntaje: null }])).toBeNull()
  })

  test('is what its criteria contribute, save for the rounding of each', () => {
    const parts = criteria.map((_, at) => Number(contribution(criteria, at)))
    expect(parts).toEqual([36, 22.65, 20, 6])
    expect(contribution([{ peso: '100', puntaje: null }], 0)).toBeNull()
  })

  test('never leaves the span of its criteria, whatever the weights', () => {
    const cents = fc.integer({ min: 0, max: 10_000 })
    const text = (value: number) => (value / 100).toFixed(2)
    const criterion = fc.record({
      peso: fc.integer({ min: 1, max: 9999 }).map(text),
      puntaje: cents.map(text),
    })
    fc.assert(
      fc.property(fc.array(criterion, { minLength: 1, maxLength: 12 }), (given) => {
        const score = Number(weightedScore(given))
        const all = given.map(({ puntaje }) => Number(puntaje))
        expect(score).toBeGreaterThanOrEqual(Math.min(...all))
        expect(score).toBeLessThanOrEqual(Math.max(...all))
      }),
    )
  })
})

describe('the band of a score', () => {
  test.each([
    ['100', 'Excelente'],
    ['76', 'Excelente'],
    ['75.99', 'Bueno'],
    ['51.00', 'Bueno'],
    ['50.99', 'Regular'],
    ['26', 'Regular'],
    ['25.99', 'Malo'],
    ['0', 'Malo'],
  ])('of %s is %s', (score, name) => {
    expect(bandOf(score, usualBands).nombre).toBe(name)
  })

  test('is found whatever the order in which the company wrote its bands', () => {
    expect(bandOf('60', usualBands.toReversed()).nombre).toBe('Bueno')
  })

  test('is shown from its beginning to where the next one begins', () => {
    expect(bandRanges(usualBands).map(({ from, to }) => [from, to])).toEqual([
      [76, 100],
      [51, 75],
      [26, 50],
      [0, 25],
    ])
  })
})

describe('a form', () => {
  const criterion = (id: string, peso: string) => ({ id, peso, maximo: 4 })
  const form = { bandas: usualBands, criterios: [criterion('a', '60'), criterion('b', '40.0')] }

  test('is taken when weights add up to 100 and bands cover every score', () => {
    expect(formFaults(form)).toEqual([])
  })

  test('is told what is wrong with it', () => {
    const withCriteria = (...criterios: { id: string; peso: string; maximo: number }[]) =>
      formFaults({ ...form, criterios })
    expect(withCriteria()).toEqual(['criteria', 'weights'])
    expect(withCriteria(criterion('a', '99.99'))).toEqual(['weights'])
    expect(withCriteria(criterion('a', '100'), criterion('b', '0'))).toEqual(['weight'])
    expect(withCriteria(criterion('a', '50'), criterion('a', '50'))).toEqual(['names'])
    expect(withCriteria({ id: 'a', peso: '100', maximo: 0 })).toEqual(['criteria'])
    expect(formFaults({ ...form, bandas: usualBands.slice(0, 3) })).toEqual(['bands'])
    expect(formFaults({ ...form, bandas: [...usualBands, { nombre: 'X', desde: 0, tono: 'bad' }] })).toEqual([
      'bands',
    ])
  })
})

test('a share is exact to the hundredth, and none where there is no whole', () => {
  expect(shareOfWhole('2', '3')).toBe('66.67')
  expect(shareOfWhole('123456789012345.67', '123456789012345.67')).toBe('100.00')
  expect(shareOfWhole('0', '0')).toBeNull()
})
