import { isLoginRoute } from '../core/addresses.ts'
import { isAt } from '../core/paths.ts'
import { readItem } from '../core/session/items.ts'

/** What shows a place: the login alone, the visitor's pages, or the application behind the login. */
export type StageName = 'login' | 'visitor' | 'application'

/** A stage that is shown. */
export type Stage = {
  /** Takes it off the page, which the next stage fills. */
  end: () => void
  /** Says in its place that no server brought the next one. */
  tellServerAway: () => void
}

/**
 * Which stage shows a route. Visitors' pages do without router and query cache, so that they come as quickly as the
 * login does; whoever is signed in sees them inside the application.
 */
export async function stageOf(route: string): Promise<StageName> {
  if (readItem('session_token')) return 'application'
  if (isLoginRoute(route)) return 'login'
  const { visitorPlaces } = await import('./routes.ts')
  return visitorPlaces.some((pattern) => isAt(pattern, route)) ? 'visitor' : 'application'
}
