import { expect, test } from 'vitest'
import { type CopyKey, keysToRemove, rowsOf } from './room.ts'

const copy = (given: string, savedAt: number, rows: number): CopyKey => [
  'p',
  1,
  0,
  'GET',
  given,
  savedAt,
  rows,
]

test('removes nothing while there is room', () => {
  expect(keysToRemove([copy('a', 1, 50), copy('b', 2, 50)], 50, 150)).toEqual([])
})

test('removes the oldest copies first, and no more of them than needed', () => {
  const [old, older, fresh] = [copy('a', 2, 50), copy('b', 1, 25), copy('c', 3, 50)]
  expect(keysToRemove([old, older, fresh], 50, 150)).toEqual([older])
  expect(keysToRemove([old, older, fresh], 80, 150)).toEqual([older, old])
})

test('keeps about two thousand rows a store', () => {
  const pages = Array.from({ length: 40 }, (_, at) => copy(`page ${at}`, at, 50))
  expect(keysToRemove(pages, 50).map((key) => key[4])).toEqual(['page 0'])
})

test('counts a page by its rows, a document by its lines, and neither as nothing', () => {
  expect(rowsOf({ rows: [1, 2, 3], total: 900 })).toBe(3)
  expect(rowsOf({ lines: [1, 2] })).toBe(2)
  expect(rowsOf({ rows: [] })).toBe(1)
  expect(rowsOf({ id: '1' })).toBe(1)
})
