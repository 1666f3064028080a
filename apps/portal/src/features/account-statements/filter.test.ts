import { AccountStatementsQuery } from '@enlace/contract/account-statements/schemas.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { searchOf } from '@enlace/web/list/filters.ts'
import { readFilter } from '@enlace/web/list/read-filter.ts'
import { readChecked } from '@enlace/web/screen/read-checked.ts'
import { readSearch, writeSearch } from '@enlace/web/search-params.ts'
import { statementReaders } from './route.tsx'

const InContract = z.omit(AccountStatementsQuery, { days: true })

/** Texts for each search param: some fit, some do not, some are left out. */
const texts: Readonly<Record<string, readonly (string | undefined)[]>> = {
  q: [undefined, 'FE-1204', 'ñandú & cía', '100 %', 'a+b=c#d?', 'x'.repeat(100), 'x'.repeat(101)],
  from: [undefined, '2026-01-01', '2025-12-31', '2026-02-30', '01/02/2026'],
  to: [undefined, '2026-02-28', '2028-02-29', '2027-02-29', ''],
  status: [undefined, 'programada', 'sin_programar,en_aprobacion', ',programada,', 'x'.repeat(401)],
  min: [undefined, '1.00', '1234567.89', '-5', '1.555', '1e9', '9'.repeat(19)],
  max: [undefined, '99999999.99', '0.01', '1.234,5'],
  sort: [undefined, 'vence', '-saldo', 'fecha_factura', 'SALDO', '--saldo'],
  saldo: [undefined, 'corriente', 'vencido', 'todo'],
  bucket: [undefined, 'd1_30', 'current,d120_plus', 'd1_30,d7'],
  page: [undefined, '2', '400', '0', '10001', 'dos', '1.5'],
  size: [undefined, '10', '50', '0', '51', '25'],
}

/** Addresses of all kinds, each told by a number. */
function addressOf(seed: number): Record<string, string> {
  let state = seed
  const entries = Object.entries(texts).flatMap(([name, choices]) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const text = choices[Math.floor((state / 2_147_483_648) * choices.length)]
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entries)
}

const seeds = Array.from({ length: 1000 }, (_, at) => at + 1)
const read = (address: Record<string, string>) => readFilter(statementReaders, address)

describe('the filter of the pending invoices in its address', () => {
  it("is read as the call's own schema reads it, whatever stands there", () => {
    for (const seed of seeds) {
      const address = addressOf(seed)
      // The address stands on both sides so that a difference names it.
      expect([address, read(address)]).toEqual([address, readChecked(InContract, address)])
    }
  })

  it('is read back as it was written', () => {
    for (const seed of seeds) {
      const filter = read(addressOf(seed))
      expect(read(readSearch(writeSearch(searchOf(filter))))).toEqual(withoutEmpty(filter))
    }
  })

  it('is written in one way only', () => {
    for (const seed of seeds) {
      const address = writeSearch(searchOf(read(addressOf(seed))))
      expect(writeSearch(searchOf(read(readSearch(address))))).toBe(address)
    }
  })

  it('says nothing of what goes without saying', () => {
    expect(writeSearch(searchOf({ page: 1, size: 25 }))).toBe('')
    expect(read({})).toEqual({ page: 1, size: 25 })
  })

  it('opens an old link without the params that no longer fit', () => {
    expect(read(readSearch('?q=FE&page=no&size=9000&from=2026-02-30&saldo=todo'))).toEqual({
      q: 'FE',
      page: 1,
      size: 25,
    })
  })
})

/** An empty text or list of words is the same as none. */
const withoutEmpty = (filter: object) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value.length !== 0))
