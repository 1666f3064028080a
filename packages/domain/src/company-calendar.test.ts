import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, type Weekday, weekdayOf } from './calendar-date.ts'
import { cutoffsBetween, paymentRunsBetween, readCutoff, weeksOfMonth } from './company-calendar.ts'
import { isBusinessDay } from './holidays.ts'
import { paymentRunFrom } from './payment-run.ts'

const day = calendarDate
const cutoff = { dia: 25, hora: '17:45', siNoEsHabil: 'anterior' } as const
const keptOf = (days: { kept: string }[]) => days.map(({ kept }) => kept)

describe('the cut-off of invoices', () => {
  it('is kept on its day, and before Christmas in December', () => {
    expect(cutoffsBetween(day('2026-11-21'), day('2027-01-10'), cutoff)).toEqual([
      { planned: '2026-11-25', kept: '2026-11-25' },
      { planned: '2026-12-25', kept: '2026-12-24' },
      { planned: '2027-01-25', kept: '2027-01-25' },
    ])
  })

  it('goes over a weekend to the business day that the company chose', () => {
    const [before] = cutoffsBetween(day('2026-10-01'), day('2026-10-31'), cutoff)
    const [after] = cutoffsBetween(day('2026-10-01'), day('2026-10-31'), {
      ...cutoff,
      siNoEsHabil: 'siguiente',
    })
    expect([before?.kept, after?.kept]).toEqual(['2026-10-23', '2026-10-26'])
  })

  it('of day 31 is the last day of a shorter month, also in a leap year', () => {
    const last = { ...cutoff, dia: 31 }
    expect(cutoffsBetween(day('2028-02-10'), day('2028-04-01'), last).map(({ planned }) => planned)).toEqual([
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
  })

  it.each([
    undefined,
    null,
    25,
    {},
    { dia: 0, hora: '17:45' },
    { dia: 32, hora: '17:45' },
    { dia: 2.5, hora: '17:45' },
    { dia: 25, hora: '24:00' },
    { dia: 25, hora: '5:45 p. m.' },
    { dia: 25, hora: '17:45', si_no_es_habil: 'nunca' },
  ])('is none where its setting is %j', (kept) => {
    expect(readCutoff(kept)).toBeUndefined()
  })

  it('comes before a day off where its setting does not say otherwise', () => {
    expect(readCutoff({ dia: 25, hora: '17:45' })).toEqual(cutoff)
    expect(readCutoff({ dia: 5, hora: '12:00', si_no_es_habil: 'siguiente' })?.siNoEsHabil).toBe('siguiente')
  })
})

describe('the payment runs', () => {
  it('are every Friday, and the day after a holiday', () => {
    expect(paymentRunsBetween(day('2026-12-20'), day('2027-01-10'), [5])).toEqual([
      { planned: '2026-12-25', kept: '2026-12-28' },
      { planned: '2027-01-01', kept: '2027-01-04' },
      { planned: '2027-01-08', kept: '2027-01-08' },
    ])
  })

  it('that a holiday puts together are one, named after the day that is its own', () => {
    // 29 June 2026 is a Monday and a holiday: its run moves to Tuesday, which is a payment day itself.
    expect(paymentRunsBetween(day('2026-06-28'), day('2026-07-03'), [1, 2])).toEqual([
      { planned: '2026-06-30', kept: '2026-06-30' },
    ])
  })

  it('that a holiday put off are found from the day on which they are kept', () => {
    expect(keptOf(paymentRunsBetween(day('2026-12-26'), day('2026-12-31'), [5]))).toEqual(['2026-12-28'])
  })

  it('agree with the next run that the statements tell of, on every day of three years', () => {
    const weeks: Weekday[][] = [[5], [2, 4], [1, 3, 5]]
    for (const weekdays of weeks) {
      const runs = keptOf(paymentRunsBetween(day('2026-01-01'), day('2029-01-31'), weekdays))
      expect(runs.every((run) => isBusinessDay(day(run)))).toBe(true)
      expect(new Set(runs).size).toBe(runs.length)
      for (let date = day('2026-01-01'); date < '2029-01-01'; date = addDays(date, 1))
        expect(runs.find((run) => run >= date)).toBe(paymentRunFrom(date, weekdays))
    }
  })

  it('are none where the company pays on no fixed day', () => {
    expect(paymentRunsBetween(day('2026-01-01'), day('2026-12-31'), [])).toEqual([])
  })
})

it.each([
  [2026, 11, '2026-10-26', '2026-12-06'],
  [2027, 2, '2027-02-01', '2027-02-28'],
  [2026, 12, '2026-11-30', '2027-01-03'],
])('shows whole weeks around %i-%i', (year, month, from, until) => {
  const weeks = weeksOfMonth(year, month)
  expect(weeks).toEqual({ from, until })
  expect([weekdayOf(weeks.from), weekdayOf(weeks.until)]).toEqual([1, 7])
})
