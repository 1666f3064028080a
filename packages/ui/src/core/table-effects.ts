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
