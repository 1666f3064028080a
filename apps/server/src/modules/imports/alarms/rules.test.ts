import { describe, expect, it } from 'vitest'
import { isMissed } from './rules.ts'

const rhythm = { every: 'business-day', before: '08:00' } as const
const dueAt = '2026-11-20T13:00:00.000Z'

describe('a source', () => {
  it('is missed when it came before, and did not come when it was to', () => {
    expect(isMissed({ state: 'late', rhythm, dueAt }, null)).toBe(true)
  })

  it('is not missed while it came in time', () => {
    expect(isMissed({ state: 'on-time', rhythm, dueAt }, null)).toBe(false)
  })

  it('that never came is missed from the first time after its rhythm was said', () => {
    expect(isMissed({ state: 'never-came', rhythm, dueAt }, new Date('2026-11-19T12:00:00Z'))).toBe(true)
    expect(isMissed({ state: 'never-came', rhythm, dueAt }, new Date('2026-11-20T14:00:00Z'))).toBe(false)
  })

  it('that nobody expects is never missed', () => {
    expect(isMissed({ state: 'never-came', rhythm: { every: 'never' }, dueAt: null }, null)).toBe(false)
  })
})
