import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, ROOT } from './workspace.ts'

const page = readFileSync(join(ROOT, 'docs/import.md'), 'utf8')
const fixtures = new Set(filesBelow(ROOT, 'packages/importer/fixtures').map((path) => basename(path)))

interface Quirk {
  found: string
  proof: string
  /** The file of the row above, which a row that names none goes on with. */
  before: string
}

/** The rows of the tables whose last column names the test of a quirk. */
function quirks(): Quirk[] {
  const rows: Quirk[] = []
  let isQuirks = false
  let before = ''
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : []
    const [found = ''] = cells
    const proof = cells.at(-1) ?? ''
    if (found === 'found' && proof.startsWith('test')) isQuirks = true
    else if (cells.length === 0) isQuirks = false
    else if (isQuirks && !/^-+$/.test(found)) {
      rows.push({ found, proof, before })
      before = [...proof.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].at(-1)?.[1] ?? before
    }
  }
  return rows
}

/** What is wrong with the tests that a row names: a file that is not there, or a title that its file has not. */
function faultsOf({ found, proof, before }: Quirk): string[] {
  const named = /^`[\w./-]+\.test\.tsx?`/.test(proof) ? proof : `\`${before}\` ${proof}`
  const parts = [...named.matchAll(/`([\w./-]+\.test\.tsx?)`((?:[^`]|`[^`]*\.csv`)*)/g)]
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
        .filter((title) => !hasTitle(source, title))
        .map((title) => `${found}: ${file} has no "${title}"`),
      ...samples
        .filter((name) => !fixtures.has(name) || !source.includes(name))
        .map((name) => `${found}: ${name} is not in ${file}`),
    ]
  })
}

/** A long title may be cut by `…`. */
const hasTitle = (source: string, title: string) =>
  title
    .split('…')
    .filter((part) => part !== '')
    .every((part) => source.includes(part))

test('every quirk of a file that the documentation names has its test', () => {
  expect(quirks().length).toBeGreaterThanOrEqual(60)
  expect(quirks().flatMap(faultsOf)).toEqual([])
})
