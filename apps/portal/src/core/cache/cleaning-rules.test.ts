import { expect, test } from 'vitest'
import { isCleaningDue } from './cleaning-rules.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test('a company that does not want it never has the cache cleaned', () => {
  expect(isCleaningDue(0, null, now)).toBe(false)
})

test('the cache is cleaned when it never was, and again after 24 hours', () => {
  expect(isCleaningDue(1, null, now)).toBe(true)
  expect(isCleaningDue(1, '2026-11-20T12:00:00.001Z', now)).toBe(false)
  expect(isCleaningDue(1, '2026-11-20T12:00:00.000Z', now)).toBe(true)
})

test('a date that cannot be read, or is still to come, counts as never', () => {
  expect(isCleaningDue(1, 'ayer', now)).toBe(true)
  expect(isCleaningDue(1, '2026-11-22T12:00:00Z', now)).toBe(true)
})
