import { type RefObject, useEffect } from 'react'

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
