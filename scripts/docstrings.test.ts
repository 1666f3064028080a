import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './workspace.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const call =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = defineCall\(\{\s*purpose:\s*(['"`])([\s\S]*?)\3,\n/g
const fillers = new Set(
  'a an the of by for to in on at it its is are as and or with that what which from be one each'.split(' '),
)

const wordsOf = (text: string) =>
  new Set(
    [...text.toLowerCase().matchAll(/[a-z']+/g)]
      .map(([word]) => word.replace(/s$/, ''))
      .filter((word) => !fillers.has(word)),
  )

/** The calls of a text whose comment says in the main what their purpose says; one that names its source stays. */
function echoes(text: string): string[] {
  return [...text.matchAll(call)].flatMap(([, comment = '', name = '', , purpose = '']) => {
    const words = wordsOf(comment)
    const shared = [...words].filter((word) => wordsOf(purpose).has(word)).length
    const hasSource = /@|\bspec \d|\bart\./.test(comment)
    return !hasSource && words.size > 0 && shared / words.size >= 0.6 ? [name] : []
  })
}

test('no comment of a call repeats its purpose', () => {
  const planted = `/** Questions of all suppliers. */\nexport const listAll = defineCall({\n  purpose: 'The questions of all suppliers.',\n`
  expect(echoes(planted)).toEqual(['listAll'])
  const files = sourceFiles().filter((path) => /^packages\/contract\/src\/.*calls\.ts$/.test(path))
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((path) => echoes(read(path)))).toEqual([])
})

test('no remark stands behind “as const”, which needs none', () => {
  const remark = /\bas const \/\/ /
  const files = sourceFiles().filter((path) => !/^scripts\/(lint\/|docstrings)/.test(path))
  expect(files.filter((path) => remark.test(read(path)))).toEqual([])
})
