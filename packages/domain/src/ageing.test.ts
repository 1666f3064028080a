import { describe, expect, it } from 'vitest'

import { seededRandom } from '@enlace/testing/seeded-random.ts'
import {
  ageBalance,
  ageingBuckets,
  bucketOf,
  daysOverdue,
  firstDayOfWindow,
  isInDueWindow,
  isWindow,
  lastDueOfWindow,
} from './ageing.ts'
import { addDays, calendarDate } from './calendar-date.ts'
import { addMoney, isZeroMoney, money } from './money.ts'

const today = calendarDate('2026-11-21')
const saldo_total = money('1000000')

describe('an open invoice', () => {
  it('is not overdue on its due date', () => {
    expect(ageBalance({ fecha_vencimiento: today, saldo_total }, today)).toEqual({
      dias_vencidos: 0,
      saldo_corriente: '1000000.00',
      saldo_vencido: '0.00',
      bucket: 'current',
    })
  })

  it('counts as overdue from the day after its due date', () => {
    expect(ageBalance({ fecha_vencimiento: calendarDate('2026-11-20'), saldo_total }, today)).toEqual({
      dias_vencidos: 1,
      saldo_corriente: '0.00',
      saldo_vencido: '1000000.00',
      bucket: 'd1_30',
    })
  })

  it('without a due date is current', () => {
    expect(ageBalance({ fecha_vencimiento: null, saldo_total }, today)).toMatchObject({
      dias_vencidos: 0,
      saldo_corriente: '1000000.00',
      bucket: 'current',
    })
  })

  it('of the future has no negative days overdue', () => {
    expect(daysOverdue(calendarDate('2027-01-01'), today)).toBe(0)
  })

  it.each(['-500.00', '0.00'])(
    'of %s, of which nothing is owed to the supplier, is never overdue',
    (saldo) => {
      const credit = { fecha_vencimiento: calendarDate('2026-09-30'), saldo_total: money(saldo) }
      expect(ageBalance(credit, today)).toEqual({
        dias_vencidos: 0,
        saldo_corriente: saldo,
        saldo_vencido: '0.00',
        bucket: 'current',
      })
    },
  )

  it('always adds up: current and overdue are the total', () => {
    const random = seededRandom(2)
    for (let round = 0; round < 500; round++) {
      const fecha_vencimiento = random.integer(0, 9) === 0 ? null : addDays(today, random.integer(-400, 400))
      const balance = {
        fecha_vencimiento,
        saldo_total: money(`${random.integer(1, 9)}${random.digits(7)}.${random.digits(2)}`),
      }
      const aged = ageBalance(balance, today)
      expect(addMoney(aged.saldo_corriente, aged.saldo_vencido)).toBe(balance.saldo_total)
      expect(isZeroMoney(aged.saldo_vencido)).toBe(aged.dias_vencidos === 0)
    }
  })
})

describe('the ageing bar', () => {
  it.each([
    [0, 'current'],
    [1, 'd1_30'],
    [30, 'd1_30'],
    [31, 'd31_60'],
    [60, 'd31_60'],
    [61, 'd61_90'],
    [90, 'd61_90'],
    [91, 'd91_120'],
    [120, 'd91_120'],
    [121, 'd120_plus'],
    [9999, 'd120_plus'],
  ])('puts %i days overdue into %s', (days, bucket) => {
    expect(bucketOf(days)).toBe(bucket)
  })

  it('has no gap and no overlap between its steps', () => {
    for (const [place, bucket] of ageingBuckets.slice(1).entries()) {
      expect(bucket.from).toBe((ageingBuckets[place]?.to ?? Number.NaN) + 1)
    }
  })
})

describe('the window of a list', () => {
  it.each([
    ['2020-01-01', 30, true],
    ['2026-11-21', 30, true],
    ['2026-12-21', 30, true],
    ['2026-12-22', 30, false],
    ['2030-01-01', 0, true],
  ])('shows what falls due on %s with %i days: %s', (due, days, isShown) => {
    expect(isInDueWindow(calendarDate(due), days, today)).toBe(isShown)
  })

  it('shows a statement without due date only among all', () => {
    expect(isInDueWindow(null, 0, today)).toBe(true)
    expect(isInDueWindow(null, 30, today)).toBe(false)
  })

  it('has no bound for 0', () => {
    expect(lastDueOfWindow(0, today)).toBeUndefined()
    expect(firstDayOfWindow(0, today)).toBeUndefined()
  })

  it('reaches N days ahead for what falls due and N days back for what happened', () => {
    expect(lastDueOfWindow(30, today)).toBe('2026-12-21')
    expect(firstDayOfWindow(30, today)).toBe('2026-10-22')
  })

  it.each([
    [0, true],
    [3650, true],
    [3651, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('of %d days exists: %s', (days, exists) => {
    expect(isWindow(days)).toBe(exists)
  })
})
