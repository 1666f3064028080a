import { useEffect, useSyncExternalStore } from 'react'
import { searchOpening } from './opening.ts'

/** Opens the search over everything by `Ctrl K`, and closes it on another page; returns whether it is open. */
export function useSearchKey(): boolean {
  useEffect(() => {
    document.addEventListener('keydown', openByKey)
    window.addEventListener('hashchange', searchOpening.close)
    return () => {
      document.removeEventListener('keydown', openByKey)
      window.removeEventListener('hashchange', searchOpening.close)
    }
  }, [])
  return useSyncExternalStore(searchOpening.subscribe, searchOpening.read)
}

function openByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
  // The browser would go to its own search.
  event.preventDefault()
  // Another dialog asks something first.
  if (document.querySelector('dialog:modal') === null) searchOpening.open()
}
