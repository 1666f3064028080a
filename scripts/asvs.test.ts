import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asvsFaults, asvsLevel2, readAsvs } from './asvs.ts'

const root = join(import.meta.dirname, '..')
const others = asvsLevel2.filter((id) => id !== '1.1.1').join(', ')
const pageWith = (row: string) =>
  `| requirement | where | test | state |\n|---|---|---|---|\n${row}\n| ${others} rest | | | n.a. |`
const faultsOf = (row: string) => asvsFaults(readAsvs(pageWith(row)), root)
const test1 = '`scripts/asvs.test.ts › is met when its place and its test are there`'

test('is met when its place and its test are there', () => {
  expect(faultsOf(`| 1.1.1 Decoded once | \`scripts/asvs.ts\` | ${test1} | met |`)).toEqual([])
})

test.each([
  ['| 1.1.1 Decoded once | `scripts/asvs.ts` | | met |', 'met, but no test proves it'],
  [`| 1.1.1 Decoded once | | ${test1} | met |`, 'met, but it does not say where'],
  [`| 1.1.1 Decoded once | \`scripts/none.ts\` | ${test1} | met |`, 'scripts/none.ts does not exist'],
  [
    '| 1.1.1 Decoded once | `scripts/asvs.ts` | `scripts/ledger.test.ts › is not there at all` | met |',
    'has no test',
  ],
  ['| 1.1.1 Decoded once | | | done |', 'the state is "done"'],
  ['| 1.1.1, 1.1.2 Decoded once | | | n.a. |', '1.1.2 is none, or there twice'],
  ['', '1.1.1 has no row'],
])('is a fault otherwise: %s', (row, fault) => {
  expect(faultsOf(row)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]))
})

test('a range stands for each of its numbers', () => {
  expect(readAsvs('| 4.4:1-4, 5.1.1 x | | | n.a. |')[0]?.ids).toEqual([
    '4.4.1',
    '4.4.2',
    '4.4.3',
    '4.4.4',
    '5.1.1',
  ])
})
