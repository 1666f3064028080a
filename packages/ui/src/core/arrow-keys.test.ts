import { describe, expect, it } from 'vitest'
import { nextPlace } from './arrow-keys.ts'

describe('the keys of a row of things', () => {
  it('lead to the neighbours and round the ends', () => {
    expect(nextPlace('ArrowRight', 0, 3, 'across')).toBe(1)
    expect(nextPlace('ArrowRight', 2, 3, 'across')).toBe(0)
    expect(nextPlace('ArrowUp', 0, 3, 'down')).toBe(2)
  })

  it('lead to the first and the last', () => {
    expect(nextPlace('Home', 2, 3, 'down')).toBe(0)
    expect(nextPlace('End', 0, 3, 'across')).toBe(2)
  })

  it('begin at an end when nothing has the focus yet', () => {
    expect(nextPlace('ArrowDown', -1, 3, 'down')).toBe(0)
    expect(nextPlace('ArrowUp', -1, 3, 'down')).toBe(2)
  })

  it('lead nowhere for other keys, the other direction, or in an empty row', () => {
    expect(nextPlace('a', 0, 3, 'down')).toBeUndefined()
    expect(nextPlace('ArrowDown', 0, 3, 'across')).toBeUndefined()
    expect(nextPlace('Home', 0, 0, 'down')).toBeUndefined()
  })
})
