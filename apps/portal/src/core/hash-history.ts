import { createBrowserHistory } from '@tanstack/react-router'

/**
 * The router's history over the hash alone. TanStack's own createHashHistory mixes the page's real `?query` into the
 * route; here a query of the page stays where it is and the route begins after `#`.
 */
export function createHashHistory(win: Window = window) {
  return createBrowserHistory({
    window: win,
    createHref: (route) => `${win.location.pathname}${win.location.search}#${route}`,
    parseLocation: () => routeLocation(win.location.hash, keptState(win.history)),
  })
}

/** Reads a hash as the router's location. */
export function routeLocation(hash: string, state: EntryState) {
  const text = hash.replace(/^#/, '')
  const href = text.startsWith('/') ? text : `/${text}`
  const mark = href.indexOf('?')
  return {
    href,
    pathname: mark < 0 ? href : href.slice(0, mark),
    search: mark < 0 ? '' : href.slice(mark),
    hash: '',
    state,
  }
}

/** What the router keeps with an entry of the browser's history: its place in the row, and a key of its own. */
export type EntryState = { __TSR_index: number; __TSR_key: string; key: string }

/** An entry that the person typed has no key yet; it gets one, so that a reload finds its scroll position again. */
function keptState(history: History): EntryState {
  const state: unknown = history.state
  if (isKept(state)) return state
  const key = Math.random().toString(36).slice(2, 9)
  const fresh = { __TSR_index: 0, __TSR_key: key, key }
  // The router watches `history.replaceState`; nothing has moved, so it need not hear of this.
  History.prototype.replaceState.call(history, fresh, '')
  return fresh
}

function isKept(state: unknown): state is EntryState {
  return typeof state === 'object' && state !== null && '__TSR_key' in state && '__TSR_index' in state
}
