import { describe, expect, it } from 'vitest'
import { daily, isInTime, monthly } from './schedule.ts'

const at = (text: string) => new Date(text)

describe('work of every day', () => {
  it('is due at the hour of Bogotá, whatever the day is in Greenwich', () => {
    expect(daily(22).lastDue(at('2026-11-21T02:59:59Z'))).toEqual(at('2026-11-20T03:00:00Z'))
    expect(daily(22).lastDue(at('2026-11-21T03:00:00Z'))).toEqual(at('2026-11-21T03:00:00Z'))
    expect(daily(6).lastDue(at('2026-11-21T10:59:59Z'))).toEqual(at('2026-11-20T11:00:00Z'))
  })
})

describe('work of every month', () => {
  it('is due on its day of this month, or of the one before', () => {
    expect(monthly(1, 6).lastDue(at('2026-11-21T00:00:00Z'))).toEqual(at('2026-11-01T11:00:00Z'))
    expect(monthly(1, 6).lastDue(at('2026-11-01T10:59:59Z'))).toEqual(at('2026-10-01T11:00:00Z'))
  })

  it('goes back over the end of the year, and counts the month by Bogotá', () => {
    expect(monthly(28, 6).lastDue(at('2027-01-02T00:00:00Z'))).toEqual(at('2026-12-28T11:00:00Z'))
    expect(monthly(1, 0).lastDue(at('2027-01-01T04:59:59Z'))).toEqual(at('2026-12-01T05:00:00Z'))
  })

  it('is let go when it was missed for days', () => {
    const due = at('2026-11-01T11:00:00Z')
    expect(isInTime(monthly(1, 6), due, at('2026-11-03T11:00:00Z'))).toBe(true)
    expect(isInTime(monthly(1, 6), due, at('2026-11-21T11:00:00Z'))).toBe(false)
  })
})
