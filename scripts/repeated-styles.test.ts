import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repeatedStyles } from './repeated-styles.ts'
import { filesBelow, ROOT } from './workspace.ts'

const sheets = new Map(
  ['apps', 'packages']
    .flatMap((folder) => filesBelow(ROOT, folder))
    .filter((path) => /\/src\/.*\.css$/.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
)

/** The bodies that stand elsewhere too, as many as there are today; it may only fall. */
const most = 167

test('what looks alike is a component, not another body of the same declarations', () => {
  expect(sheets.size).toBeGreaterThan(250)
  const repeated = repeatedStyles(sheets)
  const count = repeated.flatMap(({ places }) => places).length
  expect(count > most ? repeated : []).toEqual([])
  expect(count).toBeGreaterThan(most - 10)
})

test('a body is found in whatever order its declarations are, and in no smaller one', () => {
  const css = '.a { color: red; margin: 0; padding: 0; }'
  const other = '@media print { .b > li { padding: 0; color: red; /* as .a */ margin: 0 } }'
  expect(
    repeatedStyles(
      new Map([
        ['one.css', css],
        ['other.css', other],
        ['third.css', '.c { color: red; margin: 0 }'],
      ]),
    ),
  ).toEqual([{ body: 'color: red; margin: 0; padding: 0', places: ['one.css .a', 'other.css .b > li'] }])
  expect(repeatedStyles(new Map([['one.css', css + css]]))).toEqual([])
})
