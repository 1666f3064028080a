import { AccountStatementsQuery } from '@enlace/contract/account-statements/schemas.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { readChecked } from './read-checked.ts'
import { readParams } from './read-params.ts'

const Days = z.object({ days: z.coerce.number().check(z.int()) })

test('turns a path away whose parameters do not fit', () => {
  expect(readParams(Days, { days: '30' })).toEqual({ days: 30 })
  expect(readParams(Days, { days: 'x' })).toBeUndefined()
})

test('reads a shared link of a list', () => {
  const filter = readChecked(AccountStatementsQuery, {
    status: 'pagada,programada',
    page: '3',
    saldo: 'vencido',
  })
  expect(filter).toMatchObject({ status: ['pagada', 'programada'], page: 3, saldo: 'vencido' })
})

test('passes over the search params that do not fit, and keeps the others', () => {
  const filter = readChecked(AccountStatementsQuery, { page: 'dos', from: '01/02/2026', q: 'FE-1' })
  expect(filter).toMatchObject({ page: 1, q: 'FE-1' })
  expect(filter).not.toHaveProperty('from')
})
