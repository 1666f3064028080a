const name = 'scroll_places'

/** The person's ways to scroll. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const // names of events

/** How far each entry of the browser's history was scrolled, by the entry's key. */
const places = readPlaces()
let stopWaiting = (): void => undefined

/**
 * Remembers how far each entry of the browser's history was scrolled, so that Back and a reload return there (spec 2).
 * The browser's own way comes too early: a page's parts arrive after its address. Answers how to stop.
 */
export function keepScroll(): () => void {
  history.scrollRestoration = 'manual'
  const write = () => sessionStorage.setItem(name, JSON.stringify(places))
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    // The entry is that of the moment; by the time it is written the person may be elsewhere.
    places[entryKey()] = Math.round(scrollY)
    clearTimeout(timer)
    timer = setTimeout(write, 100)
  }
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', write)
  return () => {
    clearTimeout(timer)
    write()
    removeEventListener('scroll', note)
    removeEventListener('pagehide', write)
    history.scrollRestoration = 'auto'
  }
}

/** Lets a new entry begin where the page stands. */
export function carryScroll(scroll: number): void {
  places[entryKey()] = Math.round(scroll)
}

/**
 * Goes to where the present entry was left, as soon as the page is high enough, unless the person scrolls meanwhile; a
 * new one begins at its top.
 */
export function restoreScroll(): void {
  stopWaiting()
  const wanted = places[entryKey()] ?? 0
  scrollTo(0, Math.min(wanted, reachable()))
  if (wanted <= reachable()) return
  const growth = new ResizeObserver(() => {
    if (wanted > reachable()) return
    scrollTo(0, wanted)
    stopWaiting()
  })
  stopWaiting = () => {
    growth.disconnect()
    for (const move of ownMoves) removeEventListener(move, stopWaiting)
  }
  for (const move of ownMoves) addEventListener(move, stopWaiting, { passive: true, once: true })
  growth.observe(document.body)
}

function reachable(): number {
  return Math.max(0, document.documentElement.scrollHeight - innerHeight)
}

/** The key of the present entry, which gets one when it has none. */
function entryKey(): string {
  const state: unknown = history.state
  const own = typeof state === 'object' ? state : null
  if (own !== null && 'place' in own) return String(own.place)
  const place = Math.random().toString(36).slice(2, 9)
  history.replaceState({ ...own, place }, '')
  return place
}

function readPlaces(): Record<string, number> {
  try {
    // Written by the function above.
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
