import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FlatFault, type FlatColumn, flatFile, type FlatFormat, flatLines } from './flat-file.ts'

const column = (own: Partial<FlatColumn>): FlatColumn => ({
  header: 'C',
  kind: 'text',
  decimals: 0,
  hasSign: false,
  width: 8,
  isRight: false,
  filling: ' ',
  ...own,
})
const amount = column({
  header: 'Valor',
  kind: 'number',
  decimals: 4,
  hasSign: true,
  width: 21,
  isRight: true,
  filling: '0',
})
const format = (own: Partial<FlatFormat>): FlatFormat => ({
  isFixed: false,
  separator: ';',
  decimalPoint: '.',
  day: 'AAAAMMDD',
  encoding: 'utf-8',
  hasHead: false,
  columns: [],
  ...own,
})

describe('a file of fixed width', () => {
  const fixed = format({
    isFixed: true,
    columns: [
      column({ header: 'NIT', isRight: true, filling: '0', width: 11 }),
      column({ kind: 'date' }),
      amount,
    ],
  })

  it('writes amounts and days as Siesa reads them, every line of the same length', () => {
    expect(
      flatLines(fixed, [
        ['900123456', '2026-12-01', '1234567.89'],
        ['8', null, '-0.5'],
      ]),
    ).toEqual(['0090012345620261201+000000001234567.8900', '00000000008        -000000000000000.5000'])
  })

  it('cuts words that are too long, and refuses a number, which would be another one', () => {
    const narrow = format({
      isFixed: true,
      columns: [column({ width: 3 }), column({ kind: 'number', width: 3, header: 'N' })],
    })
    expect(flatLines(narrow, [['ñandú', '123']])).toEqual(['ñan123'])
    expect(() => flatLines(narrow, [['a', '1234']])).toThrow(FlatFault)
    expect(() => flatLines(narrow, [['a', '1.5']])).toThrow(FlatFault)
    expect(flatLines(narrow, [['a', '1.00']])).toEqual(['a  1  '])
  })

  it('has lines of one width whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const [line = ''] = flatLines(format({ isFixed: true, columns: [column({ width: 12 })] }), [[words]])
        expect(Array.from(line)).toHaveLength(12)
      }),
    )
  })
})

describe('a delimited file', () => {
  it('quotes what has the separator, keeps a line for each row, and turns no text into a formula', () => {
    const lines = flatLines(
      format({ hasHead: true, columns: [column({ header: 'Texto' }), column({ header: 'X;Y' })] }),
      [['uno; "dos"\ntres', '=1+1']],
    )
    expect(lines).toEqual(['Texto;"X;Y"', `"uno; ""dos"" tres";'=1+1`])
  })

  it('writes a decimal comma and the letters of Windows', () => {
    const columns = [column({}), column({ kind: 'number', decimals: 2 })]
    const bytes = flatFile(format({ columns, decimalPoint: ',', encoding: 'windows-1252' }), [
      ['Ñ€漢', '10.5'],
    ])
    expect([...bytes]).toEqual([0xd1, 0x80, 63, ...Buffer.from(';10,50\r\n')])
  })
})
