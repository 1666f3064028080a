import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Keeps the columns of a long table where they are while its rows come and go, which is also far less work for the browser:
 * they are fitted to the rows in sight, and fitted again when the table rests and something of a row does not fit.
 */
export function useFittedColumns(
  frame: RefObject<HTMLElement | null>,
  columns: readonly unknown[],
  isResting: boolean,
) {
  // Before the list hears of scrolling, so that what is read here asks for no layout of what it changes.
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return undefined
    let width = 0
    const observer = new ResizeObserver(() => {
      if (box.clientWidth !== width) fitColumns(box)
      width = box.clientWidth
    })
    const handleScroll = () => noteAside(box)
    observer.observe(box)
    box.addEventListener('scroll', handleScroll, { passive: true })
    fitColumns(box)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', handleScroll)
    }
  }, [frame, columns])

  useEffect(() => {
    const box = frame.current
    if (!box || !isResting) return
    const cells = [...box.querySelectorAll('tbody :is(th, td)')]
    if (cells.some((cell) => cell.scrollWidth > cell.clientWidth + 1)) fitColumns(box)
  })
}

/** The browser fits the columns as it fits any table's; then they stay, and each row is laid out by itself. */
function fitColumns(box: HTMLElement) {
  box.removeAttribute('data-fitted')
  const heads = [...box.querySelectorAll('thead th')]
  // Columns that have no room have no width either; cards have no columns at all.
  const widths = heads.map((head) => head.getBoundingClientRect().width).filter((width) => width > 0)
  if (widths.length === 0) return
  box.style.setProperty('--columns', widths.map((width) => `${width}px`).join(' '))
  box.style.setProperty('--width', `${widths.reduce((sum, width) => sum + width, 0)}px`)
  box.setAttribute('data-fitted', '')
}

function noteAside(box: HTMLElement) {
  const isAside = box.scrollLeft > 0
  if (isAside !== box.hasAttribute('data-aside')) box.toggleAttribute('data-aside', isAside)
}
