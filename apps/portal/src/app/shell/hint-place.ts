import { untilArrived } from '@enlace/ui/core/arrived.ts'
import { isAt } from '@enlace/web/path.ts'
import { paths } from '../../core/paths.ts'

/**
 * The files that the places of the first page load, and which of them each place does, by its first word; one document
 * of a list is another place, whose word ends with a slash.
 */
type Places = [files: string[], places: Record<string, number[]>]

/**
 * Asks for the files of a place at once, before any script knows that it needs them: one after the other they would
 * take a round trip each. The page brought the list.
 */
export function hintPlace(route: string, page: Document = document): void {
  const island = page.getElementById('places')?.textContent
  if (!island) return
  // Our own server wrote it from the portal's build.
  const [files, places] = JSON.parse(island) as Places
  const { pattern = '' } = Object.values(paths).find((path) => isAt(path.pattern, route)) ?? {}
  const word = pattern.split('/')[1] ?? ''
  const isDocument = /.\/\$(?!days)\w+$/.test(pattern)
  const place = Object.entries(places).find(([name]) => name === (isDocument ? `${word}/` : word))
  for (const at of place?.[1] ?? []) {
    const file = files[at] ?? ''
    // Not as a module: browsers never ask again for one that failed.
    if (!file.endsWith('.css')) {
      // What imports it asks again for one that did not come.
      untilArrived(new URL(file, page.baseURI).href).catch(() => undefined)
      continue
    }
    if (page.head.querySelector(`link[href="${file}"]`)) continue
    const link = page.createElement('link')
    link.rel = 'preload'
    link.as = 'style'
    // As the scripts will ask for it: otherwise it comes twice.
    link.crossOrigin = ''
    link.href = file
    page.head.append(link)
  }
}

/** Takes the heads of places off the page that the server drew: the page itself is there, or will not come. */
export function removePlaceHeads(page: Document = document): void {
  page.getElementById('heads')?.remove()
}
