import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { closedDaysOf } from './company-calendar.ts'
import { expectedAt, freshnessOf, type ImportRhythm } from './import-rhythm.ts'

const daily: ImportRhythm = { every: 'business-day', before: '08:00' }
const at = (text: string) => new Date(`${text}-05:00`)

describe('a source of every business day before eight', () => {
  it('is expected on Friday and then on the Tuesday after a holiday', () => {
    // Monday, 16 November 2026, is the independence of Cartagena.
    expect(expectedAt(daily, at('2026-11-14T12:00'))).toEqual({
      last: at('2026-11-13T08:00'),
      next: at('2026-11-17T08:00'),
    })
  })

  it('is on time with the file of the evening before, and late once its hour has passed without one', () => {
    const came = at('2026-11-18T21:00')
    expect(freshnessOf(daily, came, at('2026-11-19T09:00'))).toBe('on-time')
    expect(freshnessOf(daily, came, at('2026-11-20T07:59'))).toBe('on-time')
    expect(freshnessOf(daily, came, at('2026-11-20T08:00'))).toBe('late')
  })

  it('is not late over a weekend', () => {
    expect(freshnessOf(daily, at('2026-11-20T07:00'), at('2026-11-22T23:00'))).toBe('on-time')
  })
})

describe('a source of a company that does not work on some days of its own', () => {
  const closed = closedDaysOf([{ desde: calendarDate('2026-12-21'), hasta: calendarDate('2027-01-08') }])

  it('is expected on none of them, and is not late when it comes back from them', () => {
    // Monday, 11 January 2027, is the Epiphany.
    expect(expectedAt(daily, at('2026-12-24T12:00'), closed)).toEqual({
      last: at('2026-12-18T08:00'),
      next: at('2027-01-12T08:00'),
    })
    const came = at('2026-12-18T07:00')
    expect(freshnessOf(daily, came, at('2027-01-12T07:59'), closed)).toBe('on-time')
    expect(freshnessOf(daily, came, at('2027-01-12T07:59'))).toBe('late')
  })

  it('of every month is kept before them, also where that is the month before', () => {
    const monthly: ImportRhythm = { every: 'month', day: 5, before: '17:00' }
    expect(expectedAt(monthly, at('2026-12-10T12:00'), closed)).toEqual({
      last: at('2026-12-04T17:00'),
      next: at('2026-12-18T17:00'),
    })
  })
})

describe('a source of every month', () => {
  it('is kept on the last day of a shorter month, and before a day off', () => {
    const monthly: ImportRhythm = { every: 'month', day: 31, before: '17:00' }
    // 28 February 2027 is a Sunday.
    expect(expectedAt(monthly, at('2027-02-27T12:00'))).toEqual({
      last: at('2027-02-26T17:00'),
      next: at('2027-03-31T17:00'),
    })
  })
})

it('a source that nobody expects is never late, and one that never came says so', () => {
  const never: ImportRhythm = { every: 'never' }
  expect(freshnessOf(never, at('2020-01-01T00:00'), at('2026-11-20T12:00'))).toBe('no-rhythm')
  expect(freshnessOf(daily, null, at('2026-11-20T12:00'))).toBe('never-came')
  expect(
    freshnessOf(
      { every: 'week', weekday: 5, before: '12:00' },
      at('2026-11-06T10:00'),
      at('2026-11-20T13:00'),
    ),
  ).toBe('late')
})
