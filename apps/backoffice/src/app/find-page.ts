import type { QueryClient } from '@tanstack/react-query'
import { isAt, paramsAt } from '@enlace/web/path.ts'
import { goTo, pathOf, searchOf } from '@enlace/web/place.ts'
import type { FoundPage } from '@enlace/web/screen/found-page.ts'
import { readSearch } from '@enlace/web/search-params.ts'
import { paths } from '../core/paths.ts'
import { staffSession } from '../core/session/staff-session.ts'
import { mayOpen } from './menu.ts'
import { NotAllowedPage } from './pages/not-allowed.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { screens } from './screens.ts'

/** Loads the page of a route and begins to fetch what it shows; an unknown place leads to `/404`, and one that the role does not open says so. */
export async function findPage(route: string, client: QueryClient): Promise<FoundPage | undefined> {
  const path = pathOf(route)
  const search = readSearch(searchOf(route))
  if (isAt(paths.notFound.pattern, path)) return bare(path, NotFoundPage, search)
  if (isAt('/', path) || isAt(paths.login.pattern, path)) return leaveFor(whereTo(search['desde']))
  const staff = staffSession.read()
  const entry = screens.find((screen) => isAt(screen.path, path))
  if (!entry || !staff) return leaveFor(paths.notFound())
  if (!mayOpen(staff.rol, entry.access)) return bare(path, NotAllowedPage, search)
  const params = paramsAt(entry.path, path)
  const screen = await entry.load()
  if (!screen.has(params)) return leaveFor(paths.notFound())
  screen.prefetch(client, params, search)
  return {
    key: JSON.stringify([entry.path, params]),
    path,
    Host: screen.Host,
    params,
    search,
    isFrameless: false,
  }
}

/** A page that needs no data. */
function bare(path: string, Host: FoundPage['Host'], search: FoundPage['search']): FoundPage {
  return { key: path, path, Host, params: {}, search, isFrameless: false }
}

/** The place that somebody wanted before the login, or the start. */
function whereTo(wanted: string | undefined): `#/${string}` {
  return wanted !== undefined && wanted.startsWith('/') && !isAt(paths.login.pattern, pathOf(wanted))
    ? `#/${wanted.slice(1)}`
    : paths.start()
}

function leaveFor(link: `#/${string}`): undefined {
  goTo(link, { replaces: true })
}
