import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, ROOT } from './workspace.ts'

const page = readFileSync(join(ROOT, 'docs/import.md'), 'utf8')
const fixtures = new Set(filesBelow(ROOT, 'packages/importer/fixtures').map((path) => basename(path)))

/** The rows of the tables whose last column names the test of a quirk. */
function quirks(): { found: string; proof: string }[] {
  const rows: { found: string; proof: string }[] = []
  let isQuirks = false
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : []
    if (cells.length === 0) isQuirks = false
    else if (cells[0] === 'found' && cells.at(-1) === 'test') isQuirks = true
    else if (isQuirks && !/^-+$/.test(cells[0] ?? ''))
      rows.push({ found: cells[0] ?? '', proof: cells.at(-1) ?? '' })
  }
  return rows
}

/** What is wrong with the tests that a row names: a file that is not there, or a title that its file has not. */
function faultsOf({ found, proof }: { found: string; proof: string }): string[] {
  const parts = [...proof.matchAll(/`([\w./-]+\.test\.tsx?)`((?:[^`]|`[^`]*\.csv`)*)/g)]
  if (parts.length === 0) return [`${found}: names no test`]
  return parts.flatMap(([, file = '', said = '']) => {
    const path = [join(ROOT, 'packages/importer/src', file), join(ROOT, file)].find((one) => existsSync(one))
    if (path === undefined) return [`${found}: there is no ${file}`]
    const source = readFileSync(path, 'utf8')
    const titles = [...said.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    const samples = [...said.matchAll(/`([\w-]+\.csv)`/g)].map(([, name = '']) => name)
    return [
      ...(titles.length === 0 ? [`${found}: ${file} without a title`] : []),
      ...titles
        .filter((title) => !source.includes(title))
        .map((title) => `${found}: ${file} has no "${title}"`),
      ...samples
        .filter((name) => !fixtures.has(name) || !source.includes(name))
        .map((name) => `${found}: ${name} is not in ${file}`),
    ]
  })
}

test('every quirk of a file that the documentation names has its test', () => {
  expect(quirks().length).toBeGreaterThanOrEqual(60)
  expect(quirks().flatMap(faultsOf)).toEqual([])
})
