import { describe, expect, it } from 'vitest'
import { tableTexts } from './biff-records.ts'

const count = (texts: number) => {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(texts, 4)
  return head
}
const wide = (text: string) => Buffer.concat([Buffer.from([text.length, 0, 1]), Buffer.from(text, 'utf16le')])

describe('the table of texts of an old workbook', () => {
  it('goes on over the end of a record, in letters as wide or as narrow as the next one says', () => {
    const text = wide('Ñandú €')
    const rest = Buffer.concat([Buffer.from([1]), text.subarray(9), wide('fin')])
    expect([...tableTexts([Buffer.concat([count(2), text.subarray(0, 9)]), rest])]).toEqual([
      'Ñandú €',
      'fin',
    ])
    const begun = Buffer.concat([count(1), Buffer.from([3, 0, 1]), Buffer.from('a', 'utf16le')])
    expect([...tableTexts([begun, Buffer.from('\0bc', 'latin1')])]).toEqual(['abc'])
  })
})
