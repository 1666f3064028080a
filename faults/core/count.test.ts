import { describe, expect, it } from 'vitest'
import { countUp, isWhole, middleAndLongest } from './count.ts'

describe('what was acknowledged against what stands', () => {
  it('is whole where everything stands once, with what nobody was told of', () => {
    const count = countUp('pushes', ['a', 'b'], ['b', 'a', 'unanswered'])
    expect(count).toEqual({ work: 'pushes', acknowledged: 2, stored: 2, lost: 0, doubled: 0 })
    expect(isWhole(count)).toBe(true)
  })

  it('tells what was lost', () => {
    const count = countUp('pushes', ['a', 'b', 'c'], ['b'])
    expect(count).toMatchObject({ acknowledged: 3, stored: 1, lost: 2, doubled: 0 })
    expect(isWhole(count)).toBe(false)
  })

  it('tells what was done twice, also where nobody was told of it', () => {
    const count = countUp('pushes', ['a'], ['a', 'a', 'b', 'b', 'b'])
    expect(count).toMatchObject({ lost: 0, doubled: 2 })
    expect(isWhole(count)).toBe(false)
  })
})

it('tells the middle and the longest of some times', () => {
  expect(middleAndLongest([3, 1, 9])).toEqual({ middle: 3, longest: 9 })
})
