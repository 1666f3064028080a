import { exportPlace } from './key-places.ts'

/**
 * Opens the export of the list that is shown; nothing where there is none, or nothing in it. It comes after the rows:
 * who asks for it before gets it when it is there, unless another key or a click came meanwhile.
 */
export function openExport() {
  if (pressExport()) return
  const waiting = new AbortController()
  const { signal } = waiting
  const observer = new MutationObserver(() => {
    if (pressExport()) waiting.abort()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  signal.addEventListener('abort', () => observer.disconnect())
  const giveUp = () => waiting.abort()
  window.addEventListener('keydown', giveUp, { signal, capture: true })
  window.addEventListener('pointerdown', giveUp, { signal, capture: true })
  window.addEventListener('hashchange', giveUp, { signal })
}

function pressExport(): boolean {
  const button = document.querySelector<HTMLElement>(`#${exportPlace} button:enabled`)
  button?.focus()
  button?.click()
  return button !== null
}
