import { describe, expect, it } from 'vitest'
import { instantOf, localMoment } from './local-moment.ts'

describe('a moment that somebody types', () => {
  it('is one of Colombia, whatever the browser’s zone', () => {
    expect(instantOf('2026-12-01T08:30')).toBe('2026-12-01T08:30:00-05:00')
    expect(localMoment('2026-12-01T08:30:00-05:00')).toBe('2026-12-01T08:30')
    expect(localMoment('2026-12-01T02:00:00+00:00')).toBe('2026-11-30T21:00')
  })

  it('is none where nothing was typed, or not all of it', () => {
    expect(instantOf('')).toBeNull()
    expect(instantOf('2026-12-01')).toBeNull()
    expect(localMoment(null)).toBe('')
  })
})
