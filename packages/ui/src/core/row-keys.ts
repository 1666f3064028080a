import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What each single key of a page does. */
export type PageKeys = Readonly<Record<string, () => void>>

/**
 * Single keys of a table, which act only while the focus is in it: `j` and `k` go to the next and the previous row,
 * Enter opens it as any link.
 */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  isOn: boolean,
  onMove: (step: 1 | -1) => void,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) =>
    act(event, { j: () => onMove(1), k: () => onMove(-1) }),
  )
  useEffect(() => {
    const box = frame.current
    if (!box || !isOn) return undefined
    const listener = (event: KeyboardEvent) => handleKey(event)
    box.addEventListener('keydown', listener)
    return () => box.removeEventListener('keydown', listener)
  }, [frame, isOn])
}

/**
 * Single keys of the whole page. They are off without `keys`, while something is typed or chosen by its first letter, and
 * in a dialog.
 */
export function usePageKeys(keys: PageKeys | undefined) {
  const isOn = keys !== undefined
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys || document.querySelector('dialog:modal')) return
    act(event, keys)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isOn])
}

function act(event: KeyboardEvent, acts: PageKeys) {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || takesLetters(target)) return
  if (!Object.hasOwn(acts, key)) return
  event.preventDefault()
  acts[key]?.()
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

/** Fields, and what finds its parts by their first letter. */
const takesLetters = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, select, textarea, [contenteditable], [role=menu], [role=listbox]') !== null
