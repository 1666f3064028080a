import { describe, expect, it } from 'vitest'
import { countFitting } from './fitting.ts'

describe('what fits on one line', () => {
  const widths = [100, 50, 80]

  it('is all of it where the room is as wide as the things and the gaps between them', () => {
    expect(countFitting(widths, 60, 4, 238)).toBe(3)
  })

  it('leaves room for the place of the others as soon as one thing is over', () => {
    expect(countFitting(widths, 60, 4, 237)).toBe(2)
    expect(countFitting(widths, 60, 4, 217)).toBe(1)
    expect(countFitting(widths, 60, 4, 163)).toBe(0)
  })
})
