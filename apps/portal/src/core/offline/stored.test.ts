import { expect, test } from 'vitest'
import { stored } from './stored.ts'

test('keeps an order’s id as idPurchase, in the list and on its own page', () => {
  const order = { id: 'a1', nro_orden: '001-OC-5' }
  const kept = { ...order, idPurchase: 'a1' }
  expect(stored('purchase_order', { rows: [order], total: 1 })).toEqual({ rows: [kept], total: 1 })
  expect(stored('detail_purchase_order', order)).toEqual(kept)
})

test('keeps every other answer to the letter', () => {
  const answer = { rows: [{ id: 'f1' }], total: 1 }
  expect(stored('account_statements', answer)).toBe(answer)
})
