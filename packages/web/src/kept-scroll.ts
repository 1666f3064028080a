const name = 'scroll_places'

/** The person's ways to scroll. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** How far each entry of the browser's history was scrolled, by the entry's key. */
const places = readPlaces()
/** The entry whose page is shown: until that of the next one has come, what scrolls is still the one before. */
let shown = ''
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
    if (entryKey() === shown) noteWhere(scrollY)
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
  shown = entryKey()
  noteWhere(scroll)
}

/**
 * Goes to where the present entry was left, as soon as the page is high enough, unless the person scrolls meanwhile; a
 * new one begins at its top.
 */
export function restoreScroll(): void {
  stopWaiting()
  const key = entryKey()
  shown = key
  const wanted = places[key] ?? 0
  const hasArrived = () => {
    scrollTo(0, Math.min(wanted, reachable()))
    return wanted <= reachable()
  }
  if (hasArrived()) return
  const look = () => {
    if (hasArrived()) stopWaiting()
  }
  const growth = new ResizeObserver(look)
  stopWaiting = () => {
    growth.disconnect()
    for (const move of ownMoves) removeEventListener(move, stopWaiting)
  }
  for (const move of ownMoves) addEventListener(move, stopWaiting, { passive: true, once: true })
  growth.observe(document.body)
}

function noteWhere(scroll: number): void {
  places[shown] = Math.round(scroll)
}

function reachable(): number {
  return Math.max(0, document.documentElement.scrollHeight - innerHeight)
}

/** The key of the present entry of the browser's history, which gets one when it has none. */
export function entryKey(): string {
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
