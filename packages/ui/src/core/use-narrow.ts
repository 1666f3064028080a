import { useSyncExternalStore } from 'react'

/** Below this a table is cards, and what narrows it comes up in a sheet. */
const query = '(width < 601px)'

/** Whether the window is as narrow as a phone. */
export const useNarrow = () => useSyncExternalStore(subscribe, read, () => false)

function subscribe(listener: () => void) {
  const narrow = matchMedia(query)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

const read = () => matchMedia(query).matches
