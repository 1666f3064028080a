import { useEffect, useState } from 'react'

/** Whether the page has loaded all that it needs and has time for what may come late. */
export function useQuietMoment(): boolean {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const come = () => {
      if (!controller.signal.aborted) setHasCome(true)
    }
    // Safari knows no idle moments.
    const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(come) : setTimeout(come, 200))
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
  return hasCome
}
