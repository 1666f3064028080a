import { type RefObject, useEffect } from 'react'

/** Lets the frame of a table scroll when the table does not fit; otherwise the header sticks to the window. */
export function useRoom(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = frame.current
    const table = box?.querySelector('table')
    if (!box || !table) return undefined
    const observer = new ResizeObserver(() => {
      box.toggleAttribute('data-scrolling', table.offsetWidth > box.clientWidth)
    })
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
}

/**
 * Keeps the columns of a long table where they are while its rows come and go, which is also less work for the browser:
 * they are fitted to the rows in sight, and fitted again when the table rests and something of a row does not fit.
 */
export function useFittedColumns(
  frame: RefObject<HTMLElement | null>,
  columns: readonly unknown[],
  isResting: boolean,
) {
  useEffect(() => {
    const box = frame.current
    if (!box) return undefined
    let width = 0
    const observer = new ResizeObserver(() => {
      if (box.clientWidth !== width) fitColumns(box)
      width = box.clientWidth
    })
    observer.observe(box)
    fitColumns(box)
    return () => observer.disconnect()
  }, [frame, columns])

  useEffect(() => {
    const box = frame.current
    if (!box || !isResting) return
    const cells = [...box.querySelectorAll('tbody :is(th, td)')]
    if (cells.some((cell) => cell.scrollWidth > cell.clientWidth + 1)) fitColumns(box)
  })
}

function fitColumns(box: HTMLElement) {
  const table = box.querySelector('table')
  const heads = [...(table?.querySelectorAll<HTMLElement>('thead th') ?? [])]
  if (!table) return
  table.style.tableLayout = ''
  for (const head of heads) head.style.width = ''
  const widths = heads.map((head) => head.getBoundingClientRect().width)
  // Cards have no columns.
  if (widths.every((width) => width === 0)) return
  for (const [place, head] of heads.entries()) head.style.width = `${widths[place] ?? 0}px`
  table.style.tableLayout = 'fixed'
}

/** Lets a click anywhere in a row follow the row's link, unless it hits a control or ends a selection of text. */
export function useRowClick(body: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const rows = body.current
    rows?.addEventListener('click', followRow)
    return () => rows?.removeEventListener('click', followRow)
  }, [body])
}

function followRow(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest('a, button, input, select, label, summary')) return
  if (document.getSelection()?.isCollapsed === false) return
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
  target.closest('tr')?.querySelector('th a')?.dispatchEvent(click)
}
