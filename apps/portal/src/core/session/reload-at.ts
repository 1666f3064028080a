import { loadAnew } from '@enlace/web/load-anew.ts'
import { paths } from '../paths.ts'
import { takeReturnPath } from './return-path.ts'

/** Goes to another place and loads the page anew: the server's HTML, the caches and the memory are of the new session. */
export function reloadAt(link: string): void {
  // Told to nobody: what is shown would go there with the session that is over.
  history.replaceState(null, '', link)
  loadAnew()
}

/** Leads who has just logged in to where the guard stopped it, else to the statements (spec 2). */
export function goInside(): void {
  const place = takeReturnPath()
  reloadAt(place === null ? paths.accountStatements({ days: 30 }) : `#${place}`)
}
