import { expect, test } from 'vitest'
import { dueAt } from './refresh.ts'

const now = 1_000_000

test('tokens are due a minute before they end', () => {
  expect(dueAt(now + 900_000, now)).toBe(now + 840_000)
})

test('tokens of a life shorter than two minutes are due at half of it', () => {
  expect(dueAt(now + 40_000, now)).toBe(now + 20_000)
})

test('tokens that have ended are due at once', () => {
  expect(dueAt(now - 1, now)).toBe(now - 1)
})

test('nothing is due when no instant is kept', () => {
  expect(dueAt(Number.NaN, now)).toBeUndefined()
  expect(dueAt(0, now)).toBeUndefined()
})
