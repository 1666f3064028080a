import { entryKey } from './kept-scroll.ts'

/** By entries of the browser's history: the link of the row through which the list was left. */
const rows = new Map<string, string>()
let stopWaiting = (): void => undefined

/** Remembers through which row each list was left, so that Back finds it again. Answers how to stop. */
export function keepRow(): () => void {
  const note = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('main tr[data-linked]') : null
    const href = row?.querySelector('th a')?.getAttribute('href')
    if (href) rows.set(entryKey(), href)
  }
  // Before the link leads away: afterwards the entry is another one.
  addEventListener('click', note, { capture: true })
  return () => removeEventListener('click', note, { capture: true })
}

/**
 * Gives the focus to the row through which the present entry was left, as soon as it is there, unless the person does
 * something meanwhile. Where there is none, the focus stays.
 */
export function restoreRow(): void {
  stopWaiting()
  const href = rows.get(entryKey())
  if (href === undefined) return
  const focus = () => {
    const links = document.querySelectorAll<HTMLElement>('main tr[data-linked] th a')
    const link = [...links].find((one) => one.getAttribute('href') === href)
    link?.focus({ preventScroll: true })
    return link !== undefined
  }
  if (focus()) return
  const waiting = new AbortController()
  const { signal } = waiting
  const observer = new MutationObserver(() => {
    if (focus()) waiting.abort()
  })
  stopWaiting = () => waiting.abort()
  signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ['keydown', 'pointerdown', 'hashchange'] as const)
    addEventListener(act, stopWaiting, { signal, capture: true })
  observer.observe(document.body, { childList: true, subtree: true })
}
