import { describe, expect, it } from 'vitest'
import { readColumn } from '../../../test/read-cells.ts'
import type { FieldMapping } from '../mapping/mapping.ts'

const amounts = (cells: readonly string[], more: Partial<FieldMapping> = {}, others?: string[][]) =>
  readColumn(cells, { kind: 'money', ...more }, (record) => record.decimal('it'), others)
const prices = (cells: readonly string[], more: Partial<FieldMapping> = {}) =>
  readColumn(cells, { kind: 'decimal', ...more }, (record) => record.decimal('it'))
const implied = { kind: 'money', impliedDecimals: 2 } as const
const reasons = ({ found }: ReturnType<typeof amounts>) => found.map(({ line, reason }) => [line, reason])

describe('a column of numbers', () => {
  it('says by its other cells whether 1.234 is a thousand or one and a bit', () => {
    expect(prices(['1.234', '10.500,75', '2.000']).values).toEqual(['1234', '10500.75', '2000'])
    expect(prices(['1.234', '10500.75', '2.000']).values).toEqual(['1.234', '10500.75', '2'])
    expect(amounts(['1,234', '$ 1,299,450.00']).values).toEqual(['1234', '1299450'])
  })

  it('says so also when it tells only far below', () => {
    const many = Array.from({ length: 7_000 }, () => '1.234')
    expect(prices([...many, '0,5']).values.at(0)).toBe('1234')
    expect(prices([...many, '0.5']).values.at(0)).toBe('1.234')
  })

  it('that does not say it is written as the other numbers of its file', () => {
    const { values, found } = amounts(['1.234', '5.678'], {}, [['1,5'], ['2,75']])
    expect([values, found]).toEqual([['1234', '5678'], []])
  })

  it('of which nothing says it is read as thousands where it is money, each with doubt', () => {
    const told = amounts(['1.234', '5,678', '900'])
    expect(told.values).toEqual(['1234', '5678', '900'])
    expect(told.found).toEqual([
      { line: 2, reason: 'number-mark-untold', numero: '1234' },
      { line: 3, reason: 'number-mark-untold', numero: '5678' },
    ])
  })

  it('of which nothing says it is refused where it is a quantity or a price', () => {
    const told = prices(['1.234', '900'])
    expect(told.values).toEqual(['900'])
    expect(reasons(told)).toEqual([[2, 'number-ambiguous']])
  })

  it('that contradicts itself is read where a cell tells, and reported where none does', () => {
    const told = prices(['1.234,50', '1,234.50', '1.234'])
    expect(told.values).toEqual(['1234.5', '1234.5'])
    expect(reasons(told)).toEqual([[4, 'number-ambiguous']])
  })

  it('is read as its mapping says, whatever its cells seem to say', () => {
    expect(amounts(['1.234', '1.5'], { decimalMark: '.' }).values).toEqual(['1.234', '1.5'])
    const told = amounts(['1.234', '1234.5'], { decimalMark: ',' })
    expect([told.values, reasons(told)]).toEqual([['1234'], [[3, 'number-unreadable']]])
  })

  it('has decimals that nobody wrote only where its mapping says so', () => {
    const cells = ['0000123450', '0000000099', '-0000123450']
    expect(amounts(cells, { impliedDecimals: 2 })).toEqual({
      values: ['1234.5', '0.99', '-1234.5'],
      found: [],
    })
    const untold = amounts(['0000123450', '0'])
    expect(untold.values).toEqual(['123450', '0'])
    expect(untold.found).toEqual([{ line: 2, reason: 'number-padded', numero: '123450' }])
  })

  it('has them in the numbers of a workbook as in texts', () => {
    const cells = ['123450', '99', '-123450', '0']
    const read = (isNumber: boolean) =>
      readColumn(cells, implied, (record) => record.decimal('it'), [], isNumber)
    expect(read(true)).toEqual({ values: ['1234.5', '0.99', '-1234.5', '0'], found: [] })
    expect(read(true)).toEqual(read(false))
  })

  it('of a workbook whose numbers have decimals of their own is refused, since nobody knows which lack two digits', () => {
    const told = readColumn(['100000', '1234.5', '0'], implied, (record) => record.decimal('it'), [], true)
    expect(told.values).toEqual(['0'])
    expect(reasons(told)).toEqual([
      [2, 'number-not-implied'],
      [3, 'number-not-implied'],
    ])
  })

  it('of a workbook says so also when a number has decimals far below', () => {
    const many = Array.from({ length: 7_000 }, () => '100000')
    const told = readColumn([...many, '0.5'], implied, (record) => record.decimal('it'), [], true)
    expect([told.values, told.found.length]).toEqual([[], 7_001])
  })

  it('with the side of the account is below zero for a debit, with doubt', () => {
    const told = amounts(['1.234,50 CR', '1.234,50 DB'])
    expect(told.values).toEqual(['1234.5', '-1234.5'])
    expect(told.found).toEqual([
      { line: 2, reason: 'number-side', numero: '1234.5' },
      { line: 3, reason: 'number-side', numero: '-1234.5' },
    ])
  })

  it('refuses another currency than the record names', () => {
    const told = amounts(['USD 1.234,50', '$ 1.234,50', 'COP 1.234,50', 'USD 3.500'])
    expect(told.values).toEqual(['1234.5', '1234.5'])
    expect(reasons(told)).toEqual([
      [2, 'number-in-currency'],
      [5, 'number-in-currency'],
    ])
  })

  it('reads the error of a spreadsheet as nothing, with doubt', () => {
    const told = amounts(['#N/D', '#¡VALOR!', '#¡DIV/0!', '#REF!', '########'])
    expect(told.values).toEqual(Array.from({ length: 5 }, () => undefined))
    expect(new Set(told.found.map(({ reason }) => reason))).toEqual(new Set(['number-not-available']))
    expect(told.found).toHaveLength(5)
  })

  it('keeps every digit of a number and refuses one of more than eighteen', () => {
    expect(amounts(['999.999.999.999.999.999,99']).values).toEqual(['999999999999999999.99'])
    expect(reasons(amounts(['9999999999999999999']))).toEqual([[2, 'number-too-large']])
  })

  it('of rates has no thousands, and reads per cent', () => {
    const rates = readColumn(['0,190', '0.19', '19%', '19,000 %'], { kind: 'rate' }, (record) =>
      record.rate('it'),
    )
    expect(rates).toEqual({ values: ['0.19', '0.19', '0.19', '0.19'], found: [] })
  })
})
