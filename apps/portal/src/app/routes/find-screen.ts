import { isAt } from '@enlace/web/path.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The screen of a route, from a table that is there already or else from that of all screens. */
export async function findScreen(
  route: string,
  present: readonly ScreenEntry[],
): Promise<ScreenEntry | undefined> {
  const isHere = ({ path }: ScreenEntry) => isAt(path, route)
  return present.find(isHere) ?? (await import('./routes.ts')).screens.find(isHere)
}
