import { describe, expect, it } from 'vitest'
import list from './units.json' with { type: 'json' }
import { unitName } from './units.ts'

describe('a unit of measure', () => {
  it('is called by its name, or by the code that it came with', () => {
    expect(['94', 'KGM', 'hur', ' MTK '].map(unitName)).toEqual([
      'unidad',
      'kilogramo',
      'hora',
      'metro cuadrado',
    ])
    expect(unitName('Q9Z')).toBe('Q9Z')
    expect(unitName('')).toBe('')
  })

  it('has one name by code', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })
})
