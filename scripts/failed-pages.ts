import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** So much of a page is enough to see where a journey stood. */
const LINES = 80
/** When many journeys fail, their pages tell the same. */
const PAGES = 5

/**
 * What the pages of failed journeys showed, from the files that Playwright leaves beside their screenshots: a report that is
 * read elsewhere has only its text. Empty where the folder holds none.
 */
export function failedPages(folder: string): string {
  return globSync('*/error-context.md', { cwd: folder })
    .toSorted()
    .slice(0, PAGES)
    .map((file) => `${file}\n${pageIn(readFileSync(join(folder, file), 'utf8'))}\n`)
    .join('\n')
}

/** Leaves out what the list of failures has told already: which test it is, and its source. */
function pageIn(context: string): string {
  const [, ...sections] = context.split(/^# /m)
  return sections
    .filter((section) => /^(Error details|Page snapshot)/.test(section))
    .flatMap((section) => section.trim().split('\n').slice(0, LINES))
    .join('\n')
}
