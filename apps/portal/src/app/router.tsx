import type { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { mayUse } from '@enlace/domain/access'
import { askerOf } from '../core/company/asker.ts'
import { createHashHistory } from '../core/hash-history.ts'
import { paths } from '../core/paths.ts'
import { readSearch, writeSearch } from '../core/search-params.ts'
import { session } from '../core/session/session.ts'
import { Frame } from './frame.tsx'
import { guard, hasKnownDays, leaveForBackOffice } from './guards.ts'
import { lazyPage } from './lazy-page.tsx'
import { FaultPage } from './pages/fault-page.tsx'
import { ServerErrorPage } from './pages/server-error-page.tsx'
import { Root } from './root.tsx'
import { type ScreenEntry, screens } from './routes.ts'
import { ScreenHost } from './screen-host.tsx'
import { unpublished } from './unpublished-routes.ts'

// `/500` is not among them: it is shown where nothing more can be loaded.
const loginPage = lazyPage(() => import('./login-screen.tsx').then((chunk) => chunk.LoginScreen))
const unpublishedPage = lazyPage(() =>
  import('./pages/unpublished-page.tsx').then((chunk) => chunk.UnpublishedPage),
)

/** Builds the portal's router: the login, and inside the frame the screens of the features and the pages of none. */
export function createPortalRouter(client: QueryClient) {
  const root = createRootRoute({ component: Root, beforeLoad: leaveForBackOffice })
  const inRoot = { getParentRoute: () => root }
  const frame = createRoute({ ...inRoot, id: 'frame', component: Frame })
  const inFrame = { getParentRoute: () => frame }
  const toNotFound = () => redirect({ to: paths.notFound.pattern, replace: true })

  const login = createRoute({
    ...inRoot,
    path: paths.login.pattern,
    beforeLoad: () => {
      if (session.read()) throw redirect({ to: '/account-statements/0', replace: true })
    },
    ...loginPage,
  })
  const index = createRoute({
    ...inRoot,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: paths.login.pattern, replace: true })
    },
  })
  const unknown = createRoute({
    ...inRoot,
    path: '$',
    beforeLoad: () => {
      throw toNotFound()
    },
  })
  const pages = [
    createRoute({ ...inFrame, path: paths.serverError.pattern, component: ServerErrorPage }),
    ...unpublished.map(({ path, access }) =>
      createRoute({
        ...inFrame,
        path,
        beforeLoad: ({ params, location }) => {
          if (!hasKnownDays(params)) throw toNotFound()
          guard(access, location.href)
          // A module that the company has not switched on is no place of its portal.
          if (!mayUse(access, askerOf(session.read()))) throw toNotFound()
        },
        ...unpublishedPage,
      }),
    ),
  ]
  const screensIn = (parent: typeof root | typeof frame, entries: readonly ScreenEntry[]) =>
    entries.map(({ path, access, load }) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        beforeLoad: ({ params, location }) => {
          if (!hasKnownDays(params)) throw toNotFound()
          guard(access, location.href)
        },
        loader: async ({ params, location }) => {
          const screen = await load()
          if (!screen.has(params)) throw toNotFound()
          screen.prefetch(client, params, readSearch(location.searchStr))
          return screen
        },
        component: ScreenHost,
      }),
    )
  const framed = screens.filter((screen) => !screen.isFrameless)
  const frameless = screens.filter((screen) => screen.isFrameless)
  return createRouter({
    routeTree: root.addChildren([
      login,
      index,
      unknown,
      ...screensIn(root, frameless),
      frame.addChildren([...pages, ...screensIn(frame, framed)]),
    ]),
    history: createHashHistory(),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultErrorComponent: FaultPage,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
  })
}
