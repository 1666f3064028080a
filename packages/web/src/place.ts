import { useSyncExternalStore } from 'react'
import { routeInHash } from './route-in-hash.ts'
import { carryScroll } from './kept-scroll.ts'

/** How a place is gone to. */
export type GoOptions = {
  /** Takes the place of the present one, to which Back would only lead back here. */
  replaces?: boolean
  /** The page stays where it is scrolled to: it is the same one, seen otherwise. */
  keepsScroll?: boolean
}

/**
 * Goes to a place of the portal (`goTo(paths.login())`), as a click on a link to it does: plain links need no help,
 * because every place is in the hash and anyone who shows places listens to its changes.
 */
export function goTo(link: `#/${string}`, { replaces = false, keepsScroll = false }: GoOptions = {}): void {
  if (replaces) history.replaceState(history.state, '', link)
  else {
    const scroll = scrollY
    history.pushState(null, '', link)
    if (keepsScroll) carryScroll(scroll)
  }
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The route in the address bar, drawn anew whenever it changes. */
export function useRoute(): string {
  return useSyncExternalStore(subscribe, routeInHash)
}

/**
 * Calls the listener once another page opens in the place of this one; the same page with another filter is none.
 * Answers how to stop listening.
 */
export function onceElsewhere(listener: () => void): () => void {
  const page = pathOf(routeInHash())
  const look = () => {
    if (pathOf(routeInHash()) === page) return
    stop()
    listener()
  }
  const stop = subscribe(look)
  return stop
}

/** A route without what is after its `?`. */
export function pathOf(route: string): string {
  return route.split('?', 1)[0] ?? route
}

/** What is after a route's `?`, without it. */
export function searchOf(route: string): string {
  const mark = route.indexOf('?')
  return mark < 0 ? '' : route.slice(mark + 1)
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
