const name = 'scroll_places'

/** The person's ways to scroll. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** How far each entry of the browser's history was scrolled, and a table too wide for it within, by the entry's key. */
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
  // A table's scrolling does not rise from it, but can be caught on its way down.
  addEventListener('scroll', note, { passive: true, capture: true })
  addEventListener('pagehide', write)
  return () => {
    clearTimeout(timer)
    write()
    removeEventListener('scroll', note, { capture: true })
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
  const within = places[tableOf(key)] ?? 0
  const hasArrived = () => {
    scrollTo(0, Math.min(wanted, reachable()))
    const frame = wideTable()
    if (frame) frame.scrollTop = within
    return wanted <= reachable() && Math.round(frame?.scrollTop ?? 0) >= within
  }
  if (hasArrived()) return
  const look = () => {
    if (hasArrived()) stopWaiting()
  }
  const growth = new ResizeObserver(look)
  // A table that turns out too wide keeps the page's height.
  const widening = new MutationObserver(look)
  stopWaiting = () => {
    growth.disconnect()
    widening.disconnect()
    for (const move of ownMoves) removeEventListener(move, stopWaiting)
  }
  for (const move of ownMoves) addEventListener(move, stopWaiting, { passive: true, once: true })
  growth.observe(document.body)
  widening.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-scrolling'] })
}

function noteWhere(scroll: number): void {
  places[shown] = Math.round(scroll)
  places[tableOf(shown)] = Math.round(wideTable()?.scrollTop ?? 0)
}

/** The table that scrolls within the window, where the page has one that is too wide for it. */
const wideTable = () => document.querySelector('main [data-scrolling]')

const tableOf = (key: string) => `${key}/table`

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
