import { expect, it } from 'vitest'
import { readBimester, readYear } from './period-map.ts'

it.each([
  ['4', 4],
  ['04', 4],
  ['IV', 4],
  ['iv bimestre', 4],
  ['Bim 4', 4],
  ['B4', 4],
  ['4º', 4],
  ['1er bimestre', 1],
  ['2025-4', 4],
  ['jul-ago', 4],
  ['Julio – Agosto', 4],
  ['Ene/Feb 2025', 1],
  ['NOV - DIC', 6],
] as const)('reads the bimester %j as %d', (typed, bimester) => {
  expect(readBimester(typed)).toBe(bimester)
})

it.each(['', '0', '7', 'julio', '4-5', 'VII', 'feb-mar'])('reads no bimester from %j', (typed) => {
  expect(readBimester(typed)).toBeUndefined()
})

it('reads a year of this century', () => {
  expect([readYear(' 2025 '), readYear('25'), readYear('2025-01')]).toEqual([2025, undefined, undefined])
})
