import { expect, it } from 'vitest'
import { readTexts } from './load-sent.ts'

it('lets others have a turn while the records of a chunk are read', async () => {
  const text = `{"a":[${'1,'.repeat(20_000)}1]}`
  const records = Array.from({ length: 24 }, (_, at) => ({ line: at + 1, text }))
  let turns = 0
  let next = setImmediate(function look() {
    turns += 1
    next = setImmediate(look)
  })
  const read = await readTexts(records)
  clearImmediate(next)
  expect(read.map(({ line }) => line)).toEqual(records.map(({ line }) => line))
  // Reading them all takes several time slices.
  expect(turns).toBeGreaterThan(5)
})
