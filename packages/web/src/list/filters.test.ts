import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { cleared, countFilters, type ListFilter, narrowed, toggled } from './filters.ts'

const first: ListFilter = { page: 1, size: 25 }

describe('changing the filter of a list', () => {
  it('begins at the first page again', () => {
    expect(narrowed({ ...first, page: 4 }, { q: 'FE' })).toEqual({ page: undefined, q: 'FE' })
  })

  it('does not name a page that is the first anyway, so that the screen stays where it is', () => {
    expect(narrowed(first, { q: 'FE' })).not.toHaveProperty('page')
  })

  it('takes away all that narrows the list, and keeps its order and page size', () => {
    const filter = { ...first, q: 'FE', status: ['programada'], sort: '-saldo', size: 50 }
    expect(cleared(filter)).toEqual({ q: undefined, status: undefined })
  })

  it('counts a range as one filter, and an empty one as none', () => {
    const range = { from: calendarDate('2026-01-01'), to: calendarDate('2026-02-01'), min: money('5') }
    expect(countFilters({ ...first, ...range })).toBe(2)
    expect(countFilters({ ...first, q: '', status: [] })).toBe(0)
    expect(countFilters({ ...first, sort: 'vence', page: 3, size: 50 })).toBe(0)
    const asInvoices = { ...first, por: 'factura' }
    expect(countFilters(asInvoices)).toBe(0)
  })

  it('adds a state to those chosen, or takes it away again', () => {
    expect(toggled(undefined, 'programada')).toEqual(['programada'])
    expect(toggled(['programada'], 'pagada')).toEqual(['programada', 'pagada'])
    expect(toggled(['programada', 'pagada'], 'programada')).toEqual(['pagada'])
  })
})
