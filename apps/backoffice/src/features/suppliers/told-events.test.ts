import type { SupplierEvent } from '@enlace/contract/suppliers/users/schemas.ts'
import { expect, it } from 'vitest'
import { toldEvents } from './told-events.ts'

const event = (suceso: SupplierEvent['suceso'], sobre: string, at: string): SupplierEvent => ({
  id: `${suceso} ${at}`,
  at,
  actor: sobre,
  suceso,
  sobre,
  cambios: [],
})

it('tells a person’s entries in a row as one, and everything else by itself', () => {
  const told = toldEvents([
    event('session:login', 'ana@b.co', '2026-11-22T10:00:00Z'),
    event('session:login', 'ana@b.co', '2026-11-21T10:00:00Z'),
    event('user-changed', 'ana@b.co', '2026-11-20T10:00:00Z'),
    event('user-changed', 'ana@b.co', '2026-11-19T10:00:00Z'),
    event('session:login', 'ana@b.co', '2026-11-18T10:00:00Z'),
    event('session:login', 'luz@b.co', '2026-11-17T10:00:00Z'),
  ])
  expect(told.map(({ suceso, sobre, times, since }) => [suceso, sobre, times, since.slice(8, 10)])).toEqual([
    ['session:login', 'ana@b.co', 2, '21'],
    ['user-changed', 'ana@b.co', 1, '20'],
    ['user-changed', 'ana@b.co', 1, '19'],
    ['session:login', 'ana@b.co', 1, '18'],
    ['session:login', 'luz@b.co', 1, '17'],
  ])
})
