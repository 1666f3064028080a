import { isLoginRoute } from '../../core/addresses.ts'
import { isAt } from '@enlace/web/path.ts'
import { paths } from '../../core/paths.ts'
import { readItem } from '../../core/session/items.ts'
import { keepReturnPath } from '../../core/session/return-path.ts'
import { findScreen } from './find-screen.ts'

/** What shows a place: the login alone, the visitor's pages, or the application behind the login. */
export type StageName = 'login' | 'visitor' | 'application'

/** A stage that is shown. */
export type Stage = {
  /** Takes it off the page, which the next stage fills. */
  end: () => void
  /** Says in its place why the next one did not come. */
  tellServerAway: (fault: unknown) => void
}

/**
 * Which stage shows a route; nothing while it leads elsewhere. Visitors' pages do without query cache and menu, so that
 * they come as quickly as the login does; whoever is signed in sees them inside the application. The main modules are
 * entered with a session only (spec 2): the place that was asked for waits behind the login.
 * A session that arrives from another host takes the place of one that is open here, which is left alone until then.
 */
export async function stageOf(route: string): Promise<StageName | undefined> {
  if (isAt(paths.handedOver.pattern, route)) return 'visitor'
  if (readItem('session_token')) return 'application'
  if (isLoginRoute(route)) return 'login'
  const { visitorScreens } = await import('./visitor-routes.ts')
  const screen = await findScreen(route, visitorScreens)
  if (screen === undefined || screen.access.actor === 'visitor') return 'visitor'
  keepReturnPath(route)
  location.replace(paths.login())
  return undefined
}
