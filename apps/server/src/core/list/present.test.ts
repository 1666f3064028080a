import { describe, expect, it } from 'vitest'
import { choicesOf } from './present.ts'

const groups = [
  { entrega: ['por_entregar', 'atrasada'], bodega: ['Norte'], rows: 2 },
  { entrega: ['por_entregar'], bodega: ['Sur'], rows: 3 },
  { entrega: [], bodega: ['Norte'], rows: 10 },
  { entrega: [], bodega: [], rows: 5 },
]
const names = ['entrega', 'bodega'] as const

describe('what the filters of a list offer', () => {
  it('is counted over all rows while none of them is on', () => {
    expect(choicesOf(groups, names, {})).toEqual({
      entrega: [
        { value: 'por_entregar', rows: 5 },
        { value: 'atrasada', rows: 2 },
      ],
      bodega: [
        { value: 'Norte', rows: 12 },
        { value: 'Sur', rows: 3 },
      ],
    })
  })

  it('is counted with every other filter on, but not with its own', () => {
    expect(choicesOf(groups, names, { bodega: 'Norte' })).toEqual({
      entrega: [
        { value: 'atrasada', rows: 2 },
        { value: 'por_entregar', rows: 2 },
      ],
      bodega: [
        { value: 'Norte', rows: 12 },
        { value: 'Sur', rows: 3 },
      ],
    })
  })

  it('is never more than a person can choose from, nor what no address would take', () => {
    const many = Array.from({ length: 80 }, (_, n) => ({ bodega: [`Bodega ${n}`], rows: 80 - n }))
    const { bodega } = choicesOf([...many, { bodega: ['x'.repeat(101), ''], rows: 999 }], ['bodega'], {})
    expect(bodega).toHaveLength(50)
    expect(bodega[0]).toEqual({ value: 'Bodega 0', rows: 80 })
  })
})
