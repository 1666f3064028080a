import { MovementsQuery } from '@enlace/contract/account-statements/movements/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { askedMovements, readMovementFilter } from './filter.ts'

const today = calendarDate('2026-03-01')
const ask = (days: number, search: Record<string, string>) =>
  askedMovements(days, readMovementFilter(search), today)

describe('what the movements ask for', () => {
  it('begins so many days ago, over the end of February too, or with the first document', () => {
    expect(ask(1, {})).toEqual({ from: '2026-02-28', page: 1, size: 25 })
    expect(ask(0, {})).toEqual({ page: 1, size: 25 })
  })

  it('is what the address names, whatever its window says', () => {
    expect(ask(90, { to: '2025-12-31' })).toEqual({ to: '2025-12-31', page: 1, size: 25 })
    expect(ask(90, { from: '2025-01-01', moneda: 'USD', page: '3' })).toEqual({
      from: '2025-01-01',
      moneda: 'USD',
      page: 3,
      size: 25,
    })
  })

  it.each([
    [{ from: '2025-02-30' }],
    [{ moneda: 'dólares' }],
    [{ page: '0' }],
    [{ page: '9999' }],
    [{ page: '-1' }],
    [{ to: "'; drop table" }],
  ])('passes over what does not fit, so that the server always understands it: %j', (search) => {
    expect(MovementsQuery.safeParse(ask(0, search)).success).toBe(true)
  })
})
