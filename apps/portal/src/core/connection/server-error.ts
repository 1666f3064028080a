import { isAt } from '@enlace/web/path.ts'
import { goTo } from '@enlace/web/place.ts'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { paths } from '../paths.ts'

/** Goes to the internal-error page (spec 4), which leads back to the place that failed. */
export function leaveForServerError(reference: string | undefined): void {
  const link = serverErrorLink(routeInHash(), reference)
  if (link) goTo(link)
}

/**
 * The link to the internal-error page for a failure at a place. None where that page is open: of several calls of a place
 * that fail together the first knows where to come back to, and the others would lead from the page to itself.
 */
export function serverErrorLink(route: string, reference: string | undefined): `#/${string}` | undefined {
  if (isAt(paths.serverError.pattern, route)) return undefined
  return paths.serverError({}, { from: route, reference })
}
