import { createBrowserHistory } from '@tanstack/react-router'

/**
 * The router's history over the hash alone. TanStack's own createHashHistory mixes the page's real `?query` into the
 * route; here a query of the page stays where it is and the route begins after `#`.
 */
export function createHashHistory(win: Window = window) {
  return createBrowserHistory({
    window: win,
    createHref: (route) => `${win.location.pathname}${win.location.search}#${route}`,
    parseLocation: () => routeLocation(win.location.hash, win.history.state),
  })
}

/** Reads a hash as the router's location; an entry that the person typed has no key yet and goes by its address. */
export function routeLocation(hash: string, state: unknown) {
  const text = hash.replace(/^#/, '')
  const href = text.startsWith('/') ? text : `/${text}`
  const mark = href.indexOf('?')
  return {
    href,
    pathname: mark < 0 ? href : href.slice(0, mark),
    search: mark < 0 ? '' : href.slice(mark),
    hash: '',
    state: isKept(state) ? state : { __TSR_index: 0, __TSR_key: href, key: href },
  }
}

type KeptState = { __TSR_index: number; __TSR_key: string; key: string }

function isKept(state: unknown): state is KeptState {
  return typeof state === 'object' && state !== null && '__TSR_key' in state && '__TSR_index' in state
}
