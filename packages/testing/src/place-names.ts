/** A screen as a test of its names sees it; a title that depends on the data is not compared. */
export type NamedScreen = { path: string; title?: unknown; label?: string | undefined }

type Named = readonly [name: string, path: string]

/**
 * Returns the names that several places have, with their paths: two screens with one title of the window, or two places
 * (the first parts of addresses) whose menu labels or titles are equal. Of `Tab · Place`, the end is the place's name.
 */
export function sharedNames(screens: readonly NamedScreen[]): { name: string; paths: string[] }[] {
  const titles = screens.flatMap(({ path, title }): Named[] =>
    typeof title === 'string' ? [[title, path]] : [],
  )
  const labels = screens.flatMap(({ path, label }): Named[] => (label === undefined ? [] : [[label, path]]))
  const placeOf = (path: string) => path.split('/')[1] ?? ''
  const places = [...labels, ...titles].map(([name, path]): Named => [
    name.split(' · ').at(-1) ?? name,
    placeOf(path),
  ])
  return [...shared(titles), ...shared(places)]
}

function shared(named: readonly Named[]): { name: string; paths: string[] }[] {
  const paths = Map.groupBy(named, ([name]) => name.toLowerCase())
  return [...paths].flatMap(([name, all]) => {
    const different = [...new Set(all.map(([, path]) => path))]
    return different.length > 1 ? [{ name, paths: different }] : []
  })
}
