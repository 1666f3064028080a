import type { Block, HelpEntry, Manual } from './page.ts'

/** The manual of the pages that the bundler found, by their files: entries at once, pages when they are opened. */
export function manualOf(
  entries: Readonly<Record<string, HelpEntry & { order: number }>>,
  pages: Readonly<Record<string, () => Promise<readonly Block[]>>>,
): Manual {
  const loaders = new Map(
    Object.entries(pages).map(([file, load]) => [file.replace(/^.*\/|\.md$/g, ''), load] as const),
  )
  return {
    entries: Object.values(entries).toSorted((one, other) => one.order - other.order),
    load(slug) {
      const load = loaders.get(slug)
      return load ? load() : Promise.reject(new Error(`The manual has no page ${slug}`))
    },
  }
}
