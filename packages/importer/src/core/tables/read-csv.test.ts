import { describe, expect, it } from 'vitest'
import { heldContent } from '../text/content.ts'
import { separatorOf } from './read-csv.ts'
import { readTable } from './read-table.ts'

/** Bytes in pieces of any length, as a file on disk is read. */
const inPieces = (bytes: Buffer, length: number) => ({
  ...heldContent(bytes),
  pieces: () =>
    Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
      bytes.subarray(at * length, (at + 1) * length),
    ),
})
const read = (text: string | Uint8Array, length = 1 << 20) => {
  const bytes = Buffer.from(text)
  const { file, header, records, count } = readTable({
    name: 'f.csv',
    content: inPieces(bytes, length),
    sha256: '',
  })
  expect([...records]).toHaveLength(count)
  return { file, header, records: [...records] }
}
const cellsOf = (content: string | Uint8Array) => read(content).records.map(({ cells }) => cells)
const linesOf = (content: string) => read(content).records.map(({ line }) => line)

describe('a CSV file', () => {
  it.each([
    ['comma', 'a,b\n1,2\n'],
    ['semicolon', 'a;b\r\n1;2\r\n'],
    ['tab', 'a\tb\n1\t2'],
    ['bar', 'a|b\n1|2\n'],
    ['byte order mark', '\ufeffa,b\n1,2\n'],
    ['old Macintosh line ends', 'a,b\r1,2\r'],
    ['a quoted header', '"a","b"\n"1","2"\n'],
    ['blank lines and lines of separators', '\n\na,b\n\n,\n1,2\n  ,\n\n'],
    ['line ends that change on the way', 'a,b\r\n1,2\n'],
  ])('is read with %s', (_dialect, text) => {
    expect(read(text)).toMatchObject({ header: ['a', 'b'], records: [{ cells: ['1', '2'] }] })
  })

  it('is read in Latin-1, UTF-8 and UTF-16', () => {
    const text = 'a,b\nSeñalización «€»,Ñandú\n'
    const latin = Buffer.from(text.replace('€', '\x80'), 'latin1')
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
    for (const bytes of [Buffer.from(text), latin, wide, Buffer.from(wide).swap16()]) {
      expect(cellsOf(bytes)).toEqual([['Señalización «€»', 'Ñandú']])
    }
  })

  it('keeps separators, quotes and line breaks of a quoted text', () => {
    expect(cellsOf('a,b\n"x, ""y""; z\nw",2\n')).toEqual([['x, "y"; z\nw', '2']])
  })

  it('takes a quote inside an unquoted text as it is', () => {
    expect(cellsOf('a,b\nTubo 5" PVC,2\n')).toEqual([['Tubo 5" PVC', '2']])
  })

  it('names the physical line of each record, quoted line breaks counted', () => {
    expect(linesOf('a,b\n1,2\n"x\n\ny",3\n\n4,5\n')).toEqual([2, 3, 7])
    expect(linesOf('a,b\r\n1,2\r\n"x\r\n\r\ny",3\r\n\r\n4,5\r\n')).toEqual([2, 3, 7])
  })

  it('is refused when it is empty or a quote stays open', () => {
    expect(() => read('')).toThrow('file-empty')
    expect(() => read('\n\n')).toThrow('file-empty')
    expect(() => read('a,b\n1,2\n"x,3\n4,5\n')).toThrow('quote-unclosed {"file":"f.csv","line":"3"}')
  })

  it('is refused where a cell has no end, without blaming a quote', () => {
    expect(() => read(`a,b\n1,${'x'.repeat(1_100_000)}`)).toThrow('cell-too-long {"file":"f.csv","line":"2"}')
  })
})

describe('the separator', () => {
  it('is the one that the header has most', () => {
    expect(separatorOf('a;b;"c,d,e,f"\n1;2;3')).toBe(';')
    expect(separatorOf('ID,"Razón; social"\n')).toBe(',')
    expect(separatorOf('only one column\n1,2,3')).toBe(',')
  })
})

/** A seeded random generator (mulberry32), so that a failing case can be reproduced. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

describe('random rows', () => {
  const letters = ['a', 'ñ', '"', ',', ';', '\t', '|', '\n', ' ', '7', '.', '-', "'", '€']

  it('come back the same from every dialect, each with its line', () => {
    const pick = seeded(20_150_227)
    const textOf = (length: number) =>
      Array.from({ length }, () => letters[pick(letters.length)] ?? '').join('')
    for (let round = 0; round < 400; round++) {
      const width = 2 + pick(4)
      const rows = Array.from({ length: 1 + pick(12) }, () => [
        `k${pick(999)}`,
        ...Array.from({ length: width - 1 }, () => textOf(pick(12))),
      ])
      const separator = [',', ';', '\t', '|'][pick(4)] ?? ','
      const end = ['\n', '\r\n'][pick(2)] ?? '\n'
      const quoted = (cell: string) =>
        pick(3) === 0 || /["\n\r]/.test(cell) || cell.includes(separator)
          ? `"${cell.replaceAll('"', '""').replaceAll('\n', end)}"`
          : cell
      const header = Array.from({ length: width }, (_, place) => `c${place}`)
      let line = 2
      let text = (pick(2) === 0 ? '\ufeff' : '') + header.join(separator) + end
      const expected = rows.map((row) => {
        const blanks = pick(4) === 0 ? pick(3) : 0
        text += end.repeat(blanks) + row.map(quoted).join(separator) + end
        const record = { line: line + blanks, cells: row.map((cell) => cell.replaceAll('\n', end)) }
        line = record.line + 1 + row.join('').split('\n').length - 1
        return record
      })
      // Whole, and cut anywhere: in a letter, between two quotes, within a line's end.
      for (const length of [1 << 20, 1 + pick(20)])
        expect(read(text, length)).toEqual({ file: 'f.csv', header, records: expected })
    }
  })
})
