import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed; what depends on it is drawn before the browser takes the page. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const handle = (next: boolean) => () => flushSync(() => setPrinted(next))
    window.addEventListener('beforeprint', handle(true), { signal })
    window.addEventListener('afterprint', handle(false), { signal })
    return () => controller.abort()
  }, [])
  return isPrinted
}
