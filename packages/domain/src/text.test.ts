import { describe, expect, it } from 'vitest'

import { seededRandom } from '@enlace/testing/seeded-random.ts'
import { fold, neutraliseFormula, pageLinks } from './text.ts'

describe('search', () => {
  it.each([
    ['  Peñón   S.A. ', 'penon s.a.'],
    ['BOGOTÁ,\u00a0D.C.', 'bogota, d.c.'],
    ['Jose\u0301', 'jose'],
    ['', ''],
  ])('compares %j as %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('the page links', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 6, 'gap', 8]],
    [4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
    [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
    [17, 20, [1, 'gap', 15, 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 15, 16, 17, 18, 19, 20]],
    [99, 20, [1, 'gap', 15, 16, 17, 18, 19, 20]],
  ])('on page %i of %i are %j', (current, total, links) => {
    expect(pageLinks(current, total)).toEqual(links)
  })

  it('are fewer on a narrow screen', () => {
    expect(pageLinks(10, 20, 5)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
    expect(pageLinks(10, 20, 3)).toEqual([1, 'gap', 10, 'gap', 20])
    expect(pageLinks(20, 20, 2)).toEqual([19, 20])
    expect(pageLinks(10, 20, 1)).toEqual([10])
  })

  it('hold this page once, in order, within the limit, with a gap just where pages are missing', () => {
    const random = seededRandom(9)
    for (let round = 0; round < 1000; round++) {
      const total = random.integer(1, 60)
      const current = random.integer(1, total)
      const max = random.integer(1, 9)
      const links = pageLinks(current, total, max)
      const numbers = links.filter((link) => link !== 'gap')
      expect(numbers).toHaveLength(Math.min(total, max))
      expect(numbers.filter((number) => number === current)).toHaveLength(1)
      const gapsWhereMissing = numbers.flatMap((number, place) =>
        place > 0 && number - (numbers[place - 1] ?? 0) > 1 ? ['gap', number] : [number],
      )
      expect(links).toEqual(gapsWhereMissing)
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    }
  })
})

describe('a cell of a CSV file', () => {
  it.each([
    '=1+1',
    '+57 300',
    '-cmd',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1+1',
    '|calc',
    '-1+1',
    '-1;=2',
    '-',
  ])('that begins like a formula, %j, is made plain text', (text) => {
    expect(neutraliseFormula(text)).toBe(`'${text}`)
  })

  it.each(['', 'Andina S.A.S.', '900123456', '-1234,50', '-1.234,50', '+5', 'a=b', '001-OC-00004567'])(
    'stays %j',
    (text) => {
      expect(neutraliseFormula(text)).toBe(text)
    },
  )
})
