import { expect, test } from 'vitest'
import { placeOf, storeNames } from './stores.ts'

const scope = { company: 1, person: 'u1', account: 7 }

test('names exactly the stores of the specification', () => {
  expect(storeNames.toSorted()).toEqual([
    'account_statements',
    'detail-notes-debito',
    'detail_purchase_order',
    'detail_purchase_tickets',
    'notes-debito',
    'paymentStatements',
    'purchase_order',
    'purchase_tickets',
    'supplier_contracts',
  ])
})

test('keeps what was answered apart by person, company and account', () => {
  const list = ['GET /purchase-order', { query: { days: 0 } }] as const
  const places = [
    scope,
    { ...scope, account: null },
    { ...scope, company: 2 },
    { ...scope, person: 'u2' },
  ].map((of) => placeOf([of, ...list]))
  expect(places.map((place) => place?.key.slice(0, 3))).toEqual([
    ['u1', 1, 7],
    ['u1', 1, 0],
    ['u1', 2, 7],
    ['u2', 1, 7],
  ])
  expect(places[0]?.store).toBe('purchase_order')
})

test('finds the same question again, in whatever order it was written', () => {
  const place = (query: object) => placeOf([scope, 'GET /purchase-order', { query }])
  expect(place({ days: 0, page: 2 })).toEqual(place({ page: 2, days: 0 }))
  expect(place({ days: 0, page: 2 })).toEqual(place({ page: 2, days: 0, q: undefined }))
  expect(place({ days: 0, page: 2 })).not.toEqual(place({ days: 0, page: 1 }))
})

test('keeps nothing for visitors, and nothing of calls that show no documents', () => {
  expect(placeOf([{ ...scope, person: null }, 'GET /purchase-order', {}])).toBeUndefined()
  expect(placeOf([scope, 'GET /session', {}])).toBeUndefined()
})
