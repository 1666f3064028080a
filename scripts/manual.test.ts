import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { paths as deskPaths } from '../apps/backoffice/src/core/paths.ts'
import { paths as portalPaths } from '../apps/portal/src/core/paths.ts'
import { readPage, readPageBlocks, slugsIn } from '../packages/web/build/manual/read.ts'
import { describe, expect, test } from 'vitest'
import { manualPictures } from './manual-picture-list.ts'
import { isTextFile, textLiterals } from './text-constants.ts'
import { ROOT, sourceFiles } from './workspace.ts'

const manuals = [
  { name: 'proveedor', paths: portalPaths, least: 20 },
  { name: 'compania', paths: deskPaths, least: 30 },
] as const

/** A picture that is larger makes the page wait on a telephone. */
const largestPicture = 60_000

const productTexts = new Set(
  sourceFiles()
    .filter(isTextFile)
    .flatMap((path) => textLiterals(path, readFileSync(join(ROOT, path), 'utf8')))
    .map(({ value }) => value),
)

describe.each(manuals)('the manual $name', ({ name, paths, least }) => {
  const folder = join(ROOT, 'docs', 'manual', name)
  const manual = { folder, paths }
  const slugs = slugsIn(folder)
  const pages = slugs.map((slug) => readPage(manual, slug))

  test('has a page for each task of its readers', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(least)
    expect(new Set(pages.map(({ entry }) => entry.order)).size).toBe(slugs.length)
  })

  test.each(slugs)(
    '%s names texts, screens, pages and pictures that there are',
    { timeout: 60_000 },
    async (slug) => {
      const { markdown } = readPage(manual, slug)
      const blocks = await readPageBlocks(manual, slug, markdown)
      const words = markdown.split(/\s+/).length
      expect(words).toBeGreaterThan(100)
      expect(words).toBeLessThan(300)
      expect(blocks.some((block) => block.kind === 'list' && block.isOrdered)).toBe(true)
      // What is quoted by hand must be a text of the product, too.
      const quoted = [...markdown.matchAll(/«([^»]*)»/g)].map(([, text = '']) => text)
      expect(quoted.filter((text) => !productTexts.has(text))).toEqual([])
    },
  )

  test('has the pictures that its script takes, none of them large', () => {
    const taken = manualPictures.filter((picture) => picture.manual === name).map((picture) => picture.page)
    const files = readdirSync(join(folder, 'images'))
    expect(files.toSorted()).toEqual(taken.map((page) => `${page}.webp`).toSorted())
    const shown = slugs.filter((slug) => readPage(manual, slug).markdown.includes(`](images/${slug}.webp)`))
    expect(shown.toSorted()).toEqual(taken.toSorted())
    expect(files.filter((file) => statSync(join(folder, 'images', file)).size > largestPicture)).toEqual([])
  })
})
