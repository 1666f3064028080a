import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How many things in a row fit, each with the gap after it, where the last place holds the others if not all do. */
export function countFitting(widths: readonly number[], last: number, gap: number, room: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1)
  if (all <= room) return widths.length
  let used = last
  const over = widths.findIndex((width) => {
    used += gap + width
    return used > room
  })
  return Math.max(0, over)
}

/**
 * How many entries of a list fit on its one line; its last child is the entry that holds the others. Nothing before it
 * was measured, and where one line is not asked for. Entries that do not fit stay in the list, out of sight, so that
 * they are measured again when the room, a font or a word changes.
 */
export function useFitting(
  isAsked: boolean,
  key: string,
): [RefObject<HTMLUListElement | null>, number | undefined] {
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState<number>()
  useLayoutEffect(() => {
    const element = list.current
    if (!isAsked || !element) return undefined
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width)
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      setCount(countFitting(widths.slice(0, -1), widths.at(-1) ?? 0, gap, element.clientWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      observer.disconnect()
      setCount(undefined)
    }
  }, [isAsked, key])
  return [list, count]
}
