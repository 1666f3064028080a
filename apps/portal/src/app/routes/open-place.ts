import { type Asker, mayUse } from '@enlace/domain/access.ts'
import { isAt } from '@enlace/web/path.ts'
import { pathOf } from '@enlace/web/place.ts'
import { screens } from './routes.ts'

/** Whether a route is a place of the portal that somebody may open. */
export function isOpenPlace(route: string, asker: Asker): boolean {
  const path = pathOf(route)
  const entry = screens.find((screen) => isAt(screen.path, path))
  return entry !== undefined && mayUse(entry.access, asker)
}
