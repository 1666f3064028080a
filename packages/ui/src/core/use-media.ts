import { useCallback, useSyncExternalStore } from 'react'

/** From here on the header has room for the menu; below, it is a drawer. The style sheets say the same. */
export const wideFrame = '(width >= 900px)'

/** Whether a media query holds; as a wide window where the server draws. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
