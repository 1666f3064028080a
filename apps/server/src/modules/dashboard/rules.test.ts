import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { complianceOf, monthsOf, rangeOf } from './rules.ts'

const today = calendarDate('2026-11-21')

describe('a period', () => {
  it.each([
    ['30', '2026-10-23', '2026-11-21'],
    ['365', '2025-11-22', '2026-11-21'],
    ['anio', '2026-01-01', '2026-11-21'],
    ['anio-anterior', '2025-01-01', '2025-12-31'],
  ] as const)('of %s goes from %s to %s', (period, from, to) => {
    expect(rangeOf(period, today)).toEqual({ from, to })
  })

  it('has each month that it touches once, over the turn of a year', () => {
    expect(monthsOf({ from: calendarDate('2025-11-30'), to: calendarDate('2026-02-01') })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ])
  })
})

describe('compliance with the fair term', () => {
  it('counts what is late and what is not paid at all against what was in time', () => {
    expect(complianceOf({ aTiempo: 6, tarde: 1, sinPagar: 1 })).toBe(75)
  })

  it('is not whole while one invoice of a thousand is late', () => {
    expect(complianceOf({ aTiempo: 9999, tarde: 1, sinPagar: 0 })).toBe(99.9)
  })

  it('is nothing where no invoice counts', () => {
    expect(complianceOf({ aTiempo: 0, tarde: 0, sinPagar: 0 })).toBeNull()
  })
})
