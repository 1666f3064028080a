import { expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { objectionDeadline } from './objection-term.ts'

const deadline = (fecha: string, published: string, days: number | null) =>
  objectionDeadline(calendarDate(fecha), calendarDate(published), days)

it('counts every day after the day of the note', () => {
  expect(deadline('2026-11-02', '2026-11-02', 10)).toBe('2026-11-12')
})

it('goes on to the next working day when the term ends on a weekend or a holiday', () => {
  // 14 November 2026 is a Saturday, Monday the 16th the holiday of Cartagena's independence.
  expect(deadline('2026-11-04', '2026-11-04', 10)).toBe('2026-11-17')
})

it('counts from the day on which the supplier could first read a note that came late', () => {
  expect(deadline('2026-11-02', '2026-11-09', 10)).toBe('2026-11-19')
})

it('counts from its own date what came with the history of years', () => {
  expect(deadline('2025-03-03', '2026-11-09', 10)).toBe('2025-03-13')
})

it.each([null, 0])('has no end where the company sets no term (%s)', (days) => {
  expect(deadline('2026-11-02', '2026-11-02', days)).toBeNull()
})
