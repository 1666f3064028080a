import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionsToName, positionalCalls } from './positional-calls.ts'
import { ROOT, sourceFiles } from './workspace.ts'

const folder = 'packages/database/src/functions'
const signatures = readdirSync(join(ROOT, folder)).map((name) =>
  readFileSync(join(ROOT, folder, name), 'utf8'),
)

test('a function of the database with six values or more is called with each by its name', () => {
  const names = functionsToName(signatures)
  expect(names.length).toBeGreaterThan(40)
  expect(names).toContain('open_download_ticket')
  expect(names).not.toContain('open_staff_scope')
  const sources = sourceFiles()
    .filter((path) => /^(?:apps|packages)\//.test(path) && !path.startsWith('packages/testing/'))
    .filter((path) => !/\.test\.tsx?$|\/test\//.test(path) && !path.startsWith(`${folder}/`))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  expect(positionalCalls(names, sources)).toEqual([])
})

test('a call by position is found in each way in which one is written', () => {
  const found = (text: string) => positionalCalls(['note_six'], [{ path: 'a.ts', text }])
  const written = [
    'sql`select note_six(${a}, ${b}, ${c}, ${[d, e]}, ${f(1, 2)}, ${g})`',
    "'select note_six($1, $2, $3, $4, $5, $6)'",
    "db.lookUp('note_six', [...told, more])",
    "const begin = { name: 'note_six' }",
  ]
  expect(written.map(found)).toEqual(written.map(() => ['a.ts: note_six']))
  const right = [
    "call('note_six', { a, b })",
    'select note_six(a => $1, b => $2, c => $3, d => $4, e => $5, f => $6)',
    'note_six(${keys})',
    "Functions['note_six']",
    'row?.note_six === true',
  ]
  expect(right.map(found)).toEqual(right.map(() => []))
})
