import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Block } from '../../src/help/page.ts'
import { helpLinkTo } from '../../src/help/help-link-to.ts'
import { readBlocks } from './blocks.ts'
import { type ManualSource, readLabels, readSource, type ScreenPaths } from './source.ts'
import { sizeOfPicture } from './picture-size.ts'

/** The manual of one application: the folder of its pages, and the paths of its screens. */
export type ManualFolder = { folder: string; paths: ScreenPaths }

/** The names of the pages in a folder. */
export function slugsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .toSorted()
}

/** A page as it is written. @throws Error that names the page and the fault. */
export function readPage({ folder, paths }: ManualFolder, slug: string): ManualSource {
  return readSource(slug, readFileSync(join(folder, `${slug}.md`), 'utf8'), paths)
}

/** A page as the browser draws it. @throws Error that names the page and the fault. */
export async function readPageBlocks(
  { folder, paths }: ManualFolder,
  slug: string,
  markdown: string,
): Promise<Block[]> {
  return readBlocks(markdown, {
    slug,
    paths,
    labels: await readLabels(slug, markdown),
    linkTo: (other) => (existsSync(join(folder, `${other}.md`)) ? helpLinkTo(other) : undefined),
    sizeOf: (source) => sizeOfPicture(join(folder, source)),
  })
}
