import { useSyncExternalStore } from 'react'

const wide = '(width >= 601px)'

/** Whether the login and its sisters show the company's image: not on phones, where they are only the form. */
export function useHasImage(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true)
}

function isWide(): boolean {
  return matchMedia(wide).matches
}

function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
