import { AccountStatementsQuery } from '@enlace/contract/features/account-statements/schemas'
import { PurchaseOrdersQuery } from '@enlace/contract/features/purchase-order/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readSearchParams } from '../screen/read-params.ts'
import { readSearch, writeSearch } from '../search-params.ts'
import { cleared, countFilters, narrowed, searchOf, toggled } from './filters.ts'

const StatementFilter = z.omit(AccountStatementsQuery, { days: true })
const OrderFilter = z.omit(PurchaseOrdersQuery, { days: true })
type StatementFilter = z.infer<typeof StatementFilter>

const read = (address: string) => readSearchParams(StatementFilter, readSearch(address))
const first: StatementFilter = { page: 1, size: 25 }

/** A filter that a person could have put together, told by a number. */
function filterOf(seed: number): StatementFilter {
  let state = seed
  const pick = <Choice>(...choices: Choice[]): Choice | undefined => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return choices[Math.floor((state / 2_147_483_648) * (choices.length + 1))]
  }
  const raw = {
    q: pick('FE-1204', 'ñandú & cía', '100 %', 'a+b=c#d?'),
    from: pick('2026-01-01', '2025-12-31'),
    to: pick('2026-02-28', '2028-02-29'),
    status: pick(['programada'], ['sin_programar', 'en_aprobacion'])?.join(','),
    min: pick('1.00', '1234567.89', '-5'),
    max: pick('99999999.99', '0.01'),
    sort: pick('vence', '-saldo', 'fecha_factura'),
    saldo: pick('corriente', 'vencido'),
    bucket: pick(['d1_30'], ['current', 'd120_plus'])?.join(','),
    page: String(pick(2, 7, 400) ?? 1),
    size: String(pick(10, 50) ?? 25),
  }
  return StatementFilter.parse(
    Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined)),
  )
}

describe('the filter of a list in its address', () => {
  it('is read back as it was written, whatever it is', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const filter = filterOf(seed)
      expect(read(writeSearch(searchOf(filter)))).toEqual(filter)
    }
  })

  it('is written in one way only: what was read is written as it stood', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const address = writeSearch(searchOf(filterOf(seed)))
      expect(writeSearch(searchOf(read(address)))).toBe(address)
    }
  })

  it('says nothing of what goes without saying', () => {
    expect(writeSearch(searchOf(first))).toBe('')
    expect(read('')).toEqual(first)
  })

  it('opens an old link without the params that no longer fit', () => {
    expect(read('?q=FE&page=no&size=9000&from=2026-02-30&saldo=todo&bucket=d1_30,d7')).toEqual({
      ...first,
      q: 'FE',
    })
  })

  it('passes over params of other lists', () => {
    expect(readSearchParams(OrderFilter, readSearch('?bucket=d1_30&entrega=atrasada'))).toEqual({
      ...first,
      entrega: 'atrasada',
    })
  })
})

describe('changing the filter of a list', () => {
  it('begins at the first page again', () => {
    expect(narrowed({ ...first, page: 4 }, { q: 'FE' })).toEqual({ page: undefined, q: 'FE' })
  })

  it('does not name a page that is the first anyway, so that the screen stays where it is', () => {
    expect(narrowed(first, { q: 'FE' })).not.toHaveProperty('page')
  })

  it('takes away all that narrows the list, and keeps its order and page size', () => {
    const filter = { ...first, q: 'FE', status: ['programada'], from: undefined, sort: '-saldo', size: 50 }
    expect(cleared(filter)).toEqual({ q: undefined, status: undefined })
  })

  it('counts a range as one filter, and an empty one as none', () => {
    const range = read('?from=2026-01-01&to=2026-02-01&min=5')
    expect(countFilters(range)).toBe(2)
    expect(countFilters({ ...first, q: '', status: [] })).toBe(0)
    expect(countFilters({ ...first, sort: 'vence', page: 3, size: 50 })).toBe(0)
  })

  it('adds a state to those chosen, or takes it away again', () => {
    expect(toggled(undefined, 'programada')).toEqual(['programada'])
    expect(toggled(['programada'], 'pagada')).toEqual(['programada', 'pagada'])
    expect(toggled(['programada', 'pagada'], 'programada')).toEqual(['pagada'])
  })
})
