import { describe, expect, it } from 'vitest'
import { readColumn } from '../../../test/read-cells.ts'
import type { FieldMapping } from '../mapping/mapping.ts'

const days = (cells: readonly string[], more: Partial<FieldMapping> = {}, others?: string[][]) =>
  readColumn(cells, { kind: 'date', ...more }, (record) => record.date('it'), others)
const reasons = ({ found }: ReturnType<typeof days>) => found.map(({ line, reason }) => [line, reason])

describe('a column of days', () => {
  it.each([
    ['0', '0.0', '00000000', '0000-00-00', '00/00/0000', '00.00.0000'],
    ['1899-12-30', '30/12/1899', '12/30/1899', '31/12/1899', '30/12/1899 12:00:00 a. m.'],
    ['1900-01-00', '00/01/1900', '1/0/1900', '1900-01-01', '01/01/1900', '0001-01-01', '01/01/0001'],
  ])('has no day where a spreadsheet or a database wrote its zero: %s', (...cells) => {
    expect(days(cells)).toEqual({ values: cells.map(() => undefined), found: [] })
  })

  it('refuses such a zero where there must be a day', () => {
    const told = readColumn(['30/12/1899', '0', '2026-01-01'], { kind: 'date' }, (record) =>
      record.required('it', record.date('it')),
    )
    expect(told.values).toEqual(['2026-01-01'])
    expect(reasons(told)).toEqual([
      [2, 'date-unreadable'],
      [3, 'date-unreadable'],
    ])
  })

  it('keeps the first days of other years', () => {
    expect(days(['01/01/00', '01/01/2000', '2001-01-01'], { dateOrder: 'dmy' }).values).toEqual([
      '2000-01-01',
      '2000-01-01',
      '2001-01-01',
    ])
  })

  it('tells a year beyond ten ahead', () => {
    const ahead = (years: number) => `${new Date().getUTCFullYear() + years}-06-30`
    const told = days([ahead(9), ahead(12), '2062-01-15'])
    expect(told.values).toEqual([ahead(9), ahead(12), '2062-01-15'])
    expect(reasons(told)).toEqual([
      [3, 'date-far'],
      [4, 'date-far'],
    ])
  })

  it('says by its other cells whether the day or the month comes first', () => {
    expect(days(['05/03/2026', '25/03/2026'])).toEqual({ values: ['2026-03-05', '2026-03-25'], found: [] })
    expect(days(['05/03/2026', '03/25/2026'])).toEqual({ values: ['2026-05-03', '2026-03-25'], found: [] })
    expect(days(['05/03/26', '25/03/26'])).toEqual({ values: ['2026-03-05', '2026-03-25'], found: [] })
  })

  it('that does not say it is written as the other days of its file', () => {
    expect(days(['05/03/2026'], {}, [['12/25/2025']])).toEqual({ values: ['2026-05-03'], found: [] })
  })

  it('of which nothing says it is read day first, each with doubt', () => {
    const told = days(['05/03/2026', '2026-03-05', '07/07/2026'])
    expect(told.values).toEqual(['2026-03-05', '2026-03-05', '2026-07-07'])
    expect(told.found).toEqual([{ line: 2, reason: 'date-order-untold', fecha: '2026-03-05' }])
  })

  it('that contradicts itself is read where a cell tells, and refused where none does', () => {
    const told = days(['25/12/2014', '12/25/2014', '05/03/2014'])
    expect(told.values).toEqual(['2014-12-25', '2014-12-25'])
    expect(reasons(told)).toEqual([[4, 'date-ambiguous']])
  })

  it('whose years of two figures may be first is refused until the mapping says the order', () => {
    const cells = ['24/01/15', '24/02/10', '24/03/28', '24/04/05']
    expect(reasons(days(cells))).toEqual([2, 3, 4, 5].map((line) => [line, 'date-ambiguous']))
    expect(days(cells, { dateOrder: 'ymd' }).values).toEqual([
      '2024-01-15',
      '2024-02-10',
      '2024-03-28',
      '2024-04-05',
    ])
    expect(days(['99/01/15', '98/02/10']).values).toEqual(['1999-01-15', '1998-02-10'])
  })

  it('is read as its mapping says, with doubt where only another order gives a day', () => {
    const told = days(['05/03/2026', '25/12/2014'], { dateOrder: 'mdy' })
    expect(told.values).toEqual(['2026-05-03', '2014-12-25'])
    expect(told.found).toEqual([{ line: 3, reason: 'date-order-guessed', fecha: '2014-12-25' }])
  })

  it('of a spreadsheet’s numbers is meant so; one number among other days is told', () => {
    expect(days(['45292', '45323'])).toEqual({ values: ['2024-01-01', '2024-02-01'], found: [] })
    const told = days(['45292', '25/01/2024'])
    expect(told.values).toEqual(['2024-01-01', '2024-01-25'])
    expect(told.found).toEqual([{ line: 2, reason: 'date-serial', fecha: '2024-01-01' }])
  })

  it('tells a moment that was another day in Colombia', () => {
    const told = days(['2024-01-02T03:00:00Z'])
    expect(told).toEqual({
      values: ['2024-01-01'],
      found: [{ line: 2, reason: 'date-zone', fecha: '2024-01-01' }],
    })
  })

  it('refuses what is no day, and the error of a spreadsheet as such', () => {
    expect(reasons(days(['31/02/2024', '3-ene', '#N/D', '########']))).toEqual([
      [2, 'date-unreadable'],
      [3, 'date-unreadable'],
      [4, 'cell-error'],
      [5, 'cell-error'],
    ])
  })
})
