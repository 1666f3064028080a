import { expect, it } from 'vitest'
import { columnWidths } from './column-widths.ts'

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

it('gives each column its share where every head’s longest word has room in it', () => {
  const columns = [
    { share: 1, least: 10 },
    { share: 3, least: 20 },
  ]
  expect(columnWidths(columns, 100)).toEqual([25, 75])
})

it('widens a column for the longest word of its head, and the others give way', () => {
  const columns = [
    { share: 2, least: 40 },
    { share: 4, least: 10 },
    { share: 4, least: 10 },
  ]
  expect(columnWidths(columns, 100)).toEqual([40, 30, 30])
})

it('keeps widening until no column is too narrow, and fills the page', () => {
  const columns = [
    { share: 1, least: 30 },
    { share: 3, least: 28 },
    { share: 6, least: 5 },
  ]
  const widths = columnWidths(columns, 100)
  expect(widths.map((width, at) => width >= (columns[at]?.least ?? 0) - 0.001)).toEqual([true, true, true])
  expect(sumOf(widths)).toBeCloseTo(100)
})

it('goes by shares where the words have no room at all', () => {
  const columns = [
    { share: 1, least: 80 },
    { share: 1, least: 80 },
  ]
  expect(columnWidths(columns, 100)).toEqual([50, 50])
})
