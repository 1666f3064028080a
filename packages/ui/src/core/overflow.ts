import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element holds more than it shows, as its width changes; asked only while `isAsked`. */
export function useOverflow(element: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useLayoutEffect(() => {
    const shown = element.current
    if (!isAsked || !shown) return undefined
    // What shows a fraction of a pixel less than it holds shows it all.
    const observer = new ResizeObserver(() => setIsOver(shown.scrollHeight > shown.clientHeight + 1))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element, isAsked])
  return isOver
}
