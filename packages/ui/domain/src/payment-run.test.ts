import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, daysBetween, type Weekday } from './calendar-date.ts'
import { isBusinessDay } from './holidays.ts'
import { paymentRunFrom } from './payment-run.ts'

const anyDay = fc.integer({ min: -3000, max: 3000 }).map((days) => addDays(calendarDate('2026-11-21'), days))
const anyWeekdays = fc.subarray<Weekday>([1, 2, 3, 4, 5], { minLength: 1 })

describe('the next day on which a company pays', () => {
  it.each([
    ['a Saturday, paying on Fridays', '2026-11-21', [5], '2026-11-27'],
    ['the very Friday', '2026-11-27', [5], '2026-11-27'],
    ['a holiday Monday is kept on Tuesday', '2026-11-14', [1], '2026-11-17'],
    ['the Tuesday after a holiday Monday', '2026-11-17', [1], '2026-11-17'],
    ['Good Friday is kept on the Monday after', '2026-04-01', [5], '2026-04-06'],
    ['the last days of a year', '2026-12-31', [5], '2027-01-04'],
    ['two days a week', '2026-11-24', [2, 4], '2026-11-24'],
  ] as const)('%s', (_, from, weekdays, day) => {
    expect(paymentRunFrom(calendarDate(from), weekdays)).toBe(day)
  })

  it('is unknown where the company pays on no fixed day', () => {
    expect(paymentRunFrom(calendarDate('2026-11-21'), [])).toBeUndefined()
  })

  it('is always a business day, not before the day asked about, and no more than two weeks after', () => {
    fc.assert(
      fc.property(anyDay, anyWeekdays, (date, weekdays) => {
        const run = paymentRunFrom(date, weekdays)
        if (run === undefined) throw new Error('A company with payment days has a next one')
        expect(isBusinessDay(run)).toBe(true)
        expect(daysBetween(date, run)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(date, run)).toBeLessThan(14)
      }),
    )
  })

  it('does not go back when time goes on', () => {
    fc.assert(
      fc.property(anyDay, anyWeekdays, (date, weekdays) => {
        const [run = '', next = ''] = [
          paymentRunFrom(date, weekdays),
          paymentRunFrom(addDays(date, 1), weekdays),
        ]
        expect(next >= run).toBe(true)
      }),
    )
  })
})
