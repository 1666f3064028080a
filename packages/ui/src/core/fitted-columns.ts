import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type Fitted, giveWay, needsOf } from './fit-columns.ts'

/**
 * Keeps the columns of a long table where they are while its rows come and go, which is also far less work for the browser:
 * they are fitted to the rows in sight, and fitted again when the table rests and something of a row does not fit.
 */
export function useFittedColumns(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Fitted[],
  isResting: boolean,
) {
  // Before the list hears of scrolling, so that what is read here asks for no layout of what it changes.
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return undefined
    let width = 0
    const observer = new ResizeObserver(() => {
      if (box.clientWidth !== width) fitColumns(box, columns)
      width = box.clientWidth
    })
    observer.observe(box)
    fitColumns(box, columns)
    return () => observer.disconnect()
  }, [frame, columns])

  useEffect(() => {
    const box = frame.current
    if (!box || !isResting) return
    const cells = [...box.querySelectorAll('tbody :is(th, td)')]
    if (cells.some((cell) => cell.scrollWidth > cell.clientWidth + 1)) fitColumns(box, columns)
  })
}

/** The browser fits the columns as it fits any table's; then they stay, and each row is laid out by itself. */
function fitColumns(box: HTMLElement, columns: readonly Fitted[]) {
  box.removeAttribute('data-fitted')
  const needs = needsOf(box, columns, true)
  if (needs === null) return
  giveWay(box, columns, needs)
  const heads = [...box.querySelectorAll('thead th')]
  // Columns that have no room have no width either; cards have no columns at all.
  const widths = heads.map((head) => head.getBoundingClientRect().width).filter((width) => width > 0)
  if (widths.length === 0) return
  box.style.setProperty('--columns', widths.map((width) => `${width}px`).join(' '))
  box.style.setProperty('--width', `${widths.reduce((sum, width) => sum + width, 0)}px`)
  box.setAttribute('data-fitted', '')
}
