import { expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { fairTermEnd } from './fair-term.ts'

it('gives a small company’s invoice forty-five calendar days, holidays included', () => {
  expect(fairTermEnd(calendarDate('2026-12-01'))).toBe('2027-01-15')
})
