import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deadTexts } from './dead-texts.ts'
import { isTextFile, textLiterals } from './text-constants.ts'
import { ROOT, sourceFiles } from './workspace.ts'

/** Tests and test benches do not keep a text alive. */
const isTest = (path: string) =>
  /\.test\.tsx?$|^(?:e2e|packages\/testing|bench|faults|cluster|attack)\//.test(path)

const sources = new Map(
  sourceFiles()
    .filter((path) => !isTest(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
)

describe('a key of the texts', () => {
  const texts = 'packages/contract/src/shop/texts.ts'
  const view = 'apps/portal/src/features/shop/view.tsx'
  const imported = `import { shopTexts } from '@enlace/contract/shop/texts.ts'\n`
  const dead = (constant: string, use: string) =>
    deadTexts(
      new Map([
        [texts, `export const shopTexts${constant}`],
        [view, imported + use],
      ]),
    ).map(({ key }) => key)

  test('is read by something', () => {
    expect([...sources.keys()].filter(isTextFile).length).toBeGreaterThan(250)
    expect(deadTexts(sources).map(({ path, constant, key }) => `${path}: ${constant}.${key}`)).toEqual([])
  })

  test.each([
    ['a key that nothing reads', `shopTexts.open`],
    ['one that only a comment names', `shopTexts.open // shopTexts.close`],
    ['one of an object that is passed on', `show(shopTexts); texts.open`],
  ])('%s is found', (_, use) => {
    expect(dead(` = { open: 'Abrir', close: 'Cerrar' } as const`, use)).toEqual(['close'])
  })

  test('a key below a key is found, and a whole constant', () => {
    expect(dead(` = { form: { name: 'Nombre', nit: 'NIT' } }`, 'shopTexts.form.nit')).toEqual(['form.name'])
    expect(dead(` = { open: 'Abrir' }`, '')).toEqual([''])
  })

  test.each([
    ['by index', ` = { open: 'Abrir', close: 'Cerrar' }`, 'shopTexts[state]'],
    ['spread', ` = { open: 'Abrir', close: 'Cerrar' }`, '({ ...shopTexts })'],
    ['listed', ` = { open: 'Abrir', close: 'Cerrar' }`, 'Object.values(shopTexts)'],
    ['by a key of its type', `: Record<State, string> = { open: 'Abrir' }`, 'show(shopTexts)'],
    ['destructured', ` = { open: 'Abrir' }`, 'const { open } = shopTexts'],
  ])('a map that is read %s is left out', (_, constant, use) => {
    expect(dead(constant, use)).toEqual([])
  })
})

/** Texts that the importer recognises and the examples of the push API are data, not labels. */
const isLabelled = (path: string) => isTextFile(path) && !/\/src\/(?:imports|push)\//.test(path)

/** How often each text is written out in files of texts. */
function repeats(files: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [path, text] of files)
    if (isLabelled(path))
      for (const { value } of textLiterals(path, text)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** May only shrink: a text that is needed again comes from `packages/contract/src/core/words`. */
const mostRepeats = 970

describe('a text of the screens', () => {
  const counts = repeats(sources)

  test('that is needed four times or more comes from the shared words', () => {
    const often = [...counts].filter(([, count]) => count >= 4)
    expect(often.map(([text, count]) => `${count} × ${text}`)).toEqual([])
  })

  test(`is written again no more than ${mostRepeats} times in all`, () => {
    const written = [...counts.values()].reduce((sum, count) => sum + count, 0)
    expect(written).toBeGreaterThan(9000)
    expect(written - counts.size).toBeLessThanOrEqual(mostRepeats)
  })

  test('is counted where it is a value, not in a list, a type or an import', () => {
    const text = `import { a } from 'Lun'
      type Day = 'Lun'
      export const texts = { day: 'Lun', more: { 'Lun': \`x\` }, short: ['Lun'], said: (n: 'Lun') => n + 'Lun' } as const`
    expect(repeats(new Map([['packages/contract/src/shop/texts.ts', text]]))).toEqual(new Map([['Lun', 2]]))
  })
})
