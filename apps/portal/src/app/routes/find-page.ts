import type { QueryClient } from '@tanstack/react-query'
import { maxDays } from '@enlace/contract/core/list/limits.ts'
import type { SessionContext } from '@enlace/contract/sign-in/session/schemas.ts'
import { mayUse } from '@enlace/domain/access.ts'
import type { FoundPage } from '@enlace/web/screen/found-page.ts'
import { isLoginRoute } from '../../core/addresses.ts'
import { askerOf } from '../../core/session/asker.ts'
import { isAt, paramsAt } from '@enlace/web/path.ts'
import { paths } from '../../core/paths.ts'
import { goTo, pathOf, searchOf } from '@enlace/web/place.ts'
import { readSearch } from '@enlace/web/search-params.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'
import { session } from '../../core/session/session.ts'
import { ServerErrorPage } from '../pages/server-error-page.tsx'
import { findScreen } from './find-screen.ts'

/** What the application behind the login adds: the cache that its pages load by, and what is known of the session. */
export type Inside = {
  client: QueryClient
  context: () => SessionContext | undefined
  /** Waits a moment for what the device keeps of what has just been asked for. */
  untilCopiesRead: () => Promise<void>
}

/**
 * Loads the page of a route and begins to fetch what it shows; `screens` are those that are there already. Nothing where the route leads elsewhere: an unknown place
 * to `/404`, the login of who is signed in to the statements (spec 2).
 */
export async function findPage(
  route: string,
  screens: readonly ScreenEntry[],
  inside?: Inside,
): Promise<FoundPage | undefined> {
  const path = pathOf(route)
  const search = readSearch(searchOf(route))
  if (isAt(paths.serverError.pattern, path)) {
    return { key: path, path, Host: ServerErrorPage, params: {}, search, isFrameless: false }
  }
  const isSignedIn = session.read() !== null
  if (isLoginRoute(path)) return isSignedIn ? leaveFor(paths.accountStatements({ days: 0 })) : undefined
  const entry = await findScreen(path, screens)
  // The login is on its way.
  if (entry && entry.access.actor !== 'visitor' && !isSignedIn) return undefined
  const params = entry && paramsAt(entry.path, path)
  const asker = askerOf(session.read(), inside?.context())
  // A module that the company has not switched on, or a master has not left to the person, is no place of the portal.
  if (!entry || !params || !hasKnownDays(params) || !mayUse(entry.access, asker)) {
    return leaveFor(paths.notFound())
  }
  const screen = await entry.load()
  if (!screen.has(params)) return leaveFor(paths.notFound())
  if (inside) {
    screen.prefetch(inside.client, params, search)
    await inside.untilCopiesRead()
  }
  const { days: _, ...place } = params
  return {
    key: JSON.stringify([entry.path, place]),
    path,
    Host: screen.Host,
    params,
    search,
    isFrameless: entry.isFrameless === true,
  }
}

function leaveFor(link: `#/${string}`): undefined {
  goTo(link, { replaces: true })
}

/** Whether the `{days}` of a path, where it has one, is a window that the portal knows (decisions 4: 0 to 3650). */
function hasKnownDays(params: Readonly<Record<string, string | undefined>>): boolean {
  const days = params['days']
  return days === undefined || (/^\d{1,4}$/.test(days) && Number(days) <= maxDays)
}
