import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What the single keys of a table lead to, beside its rows. */
export type RowKeys = {
  /** `/` */
  onSearch: () => void
  /** `e` */
  onExport: () => void
  /** `?` */
  onHelp: () => void
}

/**
 * Single keys of a table, which act only while the focus is in it: `j` and `k` go to the next and the previous row,
 * Enter opens it as any link, `/`, `e` and `?` lead elsewhere. Without `keys` they are off.
 */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  keys: RowKeys | undefined,
  onMove: (step: 1 | -1) => void,
) {
  const isOn = keys !== undefined
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const act = actOf(event.key)
    if (!act) return
    event.preventDefault()
    act()
  })
  function actOf(key: string) {
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      j: () => onMove(1),
      k: () => onMove(-1),
      '/': keys?.onSearch,
      e: keys?.onExport,
      '?': keys?.onHelp,
    }
    return Object.hasOwn(acts, key) ? acts[key] : undefined
  }
  useEffect(() => {
    const box = frame.current
    if (!box || !isOn) return undefined
    const listener = (event: KeyboardEvent) => handleKey(event)
    box.addEventListener('keydown', listener)
    return () => box.removeEventListener('keydown', listener)
  }, [frame, isOn])
}

/** The focus goes to the next or the previous row of a table whose rows are all there. */
export function moveInRows(frame: HTMLElement | null, step: 1 | -1) {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('tbody tr[data-linked]') ?? [])]
  const here = rows.findIndex((row) => row.contains(document.activeElement))
  const next = here < 0 ? (step > 0 ? 0 : -1) : Math.min(rows.length - 1, Math.max(0, here + step))
  focusRow(rows[next])
}

/** The focus goes to a row's link. */
export function focusRow(row: HTMLElement | null | undefined) {
  row?.querySelector<HTMLElement>('th a')?.focus()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
