import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { FilteredRows } from './company-rows.ts'

const rows = ['1\ta\\nb\t7', '12\tc\t1', '1\t\\N\t1', '\\N\t1\t1'].map((row) => `${row}\n`).join('')

async function* inPieces(size: number) {
  const bytes = Buffer.from(rows)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

it.each([1, 2, 3, 5, 7, 1000])(
  'takes the rows of one company, however the bytes are cut: in pieces of %i',
  async (size) => {
    const seen: string[] = []
    const column = { place: 0, value: '1', seen: (value: string) => void seen.push(value) }
    const own = new FilteredRows(inPieces(size), column)
    expect((await buffer(own)).toString()).toBe('1\ta\\nb\t7\n1\t\\N\t1\n')
    expect([own.read, seen]).toEqual([4, ['1', '12', '1', '\\N']])
    const last = new FilteredRows(inPieces(size), { place: 2, value: '7' })
    expect((await buffer(last)).toString()).toBe('1\ta\\nb\t7\n')
  },
)
