import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A line of parts that scrolls on a phone: its open part, found by `selector`, is moved to the start whenever `current`
 * changes. Only the line moves, never the page.
 */
export function useScrollToCurrent<E extends HTMLElement>(
  current: string,
  selector: string,
): RefObject<E | null> {
  const line = useRef<E>(null)
  useLayoutEffect(() => {
    const open = line.current?.querySelector<HTMLElement>(selector)
    if (line.current && open) line.current.scrollLeft = open.offsetLeft - line.current.offsetLeft
  }, [current, selector])
  return line
}
