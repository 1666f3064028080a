import { addDays, calendarDate, weekdayOf } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { calendarEnd, calendarOf, figuresOf, nextPaymentOf } from './present.ts'

const pending = (pago: string | null, valor: string, moneda = 'COP') => ({
  moneda,
  pago: pago === null ? null : calendarDate(pago),
  desde: null,
  isOverdue: false,
  isDueSoon: false,
  estado: '',
  rows: 1,
  valor: money(valor),
})

describe('the calendar of expected payments', () => {
  it.each(['2026-11-16', '2026-11-22', '2028-02-29', '2026-12-31'])(
    'of %s ends on a Sunday, five to six weeks later',
    (text) => {
      const today = calendarDate(text)
      const until = calendarEnd(today)
      expect(weekdayOf(until)).toBe(7)
      expect(until >= addDays(today, 35) && until <= addDays(today, 41)).toBe(true)
    },
  )

  it('takes today and its last day in, and leaves the days around them out', () => {
    const today = calendarDate('2026-11-21')
    const until = calendarEnd(today)
    const own = [today, addDays(until, 1)].map((fecha) => ({ fecha, nombre: 'Inventario' }))
    const groups = [
      pending('2026-11-20', '1'),
      pending('2026-11-21', '2'),
      pending(until, '4'),
      pending(addDays(until, 1), '8'),
      pending(null, '16'),
    ]
    const { days, later, delayed, undated, daysOff } = calendarOf(today, groups, own)
    expect(daysOff).toEqual(own.slice(0, 1))
    expect(days.map(({ fecha, valor }) => [fecha, valor])).toEqual([
      [today, '2.00'],
      [until, '4.00'],
    ])
    expect([delayed, later, undated].map(([figure]) => figure?.valor)).toEqual(['1.00', '8.00', '16.00'])
  })

  it('names the next payment of each currency, also beyond its end', () => {
    const next = nextPaymentOf(calendarDate('2026-11-21'), [
      pending('2026-11-20', '1'),
      pending('2027-08-01', '2', 'USD'),
      pending('2026-11-30', '4'),
      pending('2026-11-30', '8'),
      pending('2026-12-01', '16'),
    ])
    expect(next).toEqual([
      { fecha: '2026-11-30', moneda: 'COP', rows: 2, valor: '12.00' },
      { fecha: '2027-08-01', moneda: 'USD', rows: 1, valor: '2.00' },
    ])
  })
})

it('adds no currency to another, and names pesos first', () => {
  expect(figuresOf([pending(null, '1', 'USD'), pending(null, '2'), pending(null, '3', 'EUR')])).toEqual([
    { moneda: 'COP', rows: 1, valor: '2.00' },
    { moneda: 'EUR', rows: 1, valor: '3.00' },
    { moneda: 'USD', rows: 1, valor: '1.00' },
  ])
})
