import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { closedDaysOf, cutoffsBetween, paymentRunsBetween, readClosedSpans } from './company-calendar.ts'
import { paymentRunFrom } from './payment-run.ts'

const day = calendarDate
const closed = closedDaysOf([{ desde: day('2026-12-21'), hasta: day('2027-01-08') }])

describe("a company's own days off", () => {
  it('move the cut-off and the payment as a holiday does', () => {
    const cutoff = { dia: 23, hora: '17:45' } as const
    const kept = (siNoEsHabil: 'anterior' | 'siguiente') =>
      cutoffsBetween(day('2026-12-01'), day('2026-12-31'), { ...cutoff, siNoEsHabil }, closed)[0]?.kept
    expect([kept('anterior'), kept('siguiente')]).toEqual(['2026-12-18', '2027-01-12'])
  })

  it('put off every payment that they take in to the day on which the company works again, once', () => {
    const runs = paymentRunsBetween(day('2026-12-14'), day('2027-01-20'), [5], closed)
    expect(runs.map(({ kept }) => kept)).toEqual(['2026-12-18', '2027-01-12', '2027-01-15'])
  })

  it('are counted where an invoice asks when it is paid', () => {
    expect(paymentRunFrom(day('2026-12-24'), [5], closed)).toBe('2027-01-12')
    expect(paymentRunFrom(day('2026-12-24'), [5])).toBe('2026-12-28')
  })

  it('are read from what is kept; what is none, ends before it begins or lasts too long is passed over', () => {
    const kept = [
      { desde: '2026-12-24', hasta: '2026-12-24', nombre: 'Día de la compañía' },
      { desde: '2026-12-24', hasta: '2026-12-23', nombre: 'Al revés' },
      { desde: '2026-01-01', hasta: '2026-12-31', nombre: 'Todo el año' },
      { desde: 'mañana', hasta: 'después', nombre: '' },
      null,
      7,
    ]
    expect(readClosedSpans(kept).map(({ nombre }) => nombre)).toEqual(['Día de la compañía'])
    expect(readClosedSpans('nada')).toEqual([])
  })
})
