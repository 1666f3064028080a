import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { actsColumn, awayColumns, headNeed } from './column-room.ts'
import type { Priority } from './columns.ts'

export type Fitted = { id: string; header: string; align?: 'end'; priority?: Priority }

/** Words wrap where they are wider than this. */
const widestWords = 190
/** What a column takes while its rows are on their way. */
const expected = { start: 104, end: 136 }

/**
 * Shows as many columns as fit into the frame of a table, so that nothing of it is cut and nothing scrolls sideways: the others
 * give way by their priority. They stay in the page, for the cards of a phone and for paper.
 */
export function useFittingColumns(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Fitted[],
  rows: readonly unknown[],
  onAway?: (ids: readonly string[]) => void,
) {
  const needs = useRef<Needs | null>(null)
  const width = useRef(0)
  const told = useRef('')
  const fit = useRef<() => void>(() => undefined)

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    needs.current = null
    fit.current = () => {
      // Nothing is read before the columns are measured: it would lay the whole page out once more.
      needs.current ??= needsOf(box, columns, rows.length > 0)
      const away = needs.current && giveWay(box, columns, needs.current)
      width.current = box.clientWidth
      if (away === null) return
      if (away.join() === told.current) return
      told.current = away.join()
      onAway?.(columns.filter((_, at) => away.includes(at)).map(({ id }) => id))
    }
    fit.current()
  }, [frame, columns, rows, onAway])

  useEffect(() => {
    const box = frame.current
    const table = box?.querySelector('table')
    if (!box || !table) return undefined
    const observer = new ResizeObserver(() => {
      const isTooWide = table.offsetWidth > box.clientWidth
      // A typeface that came, or a text that changed.
      if (isTooWide) needs.current = null
      else if (needs.current) needs.current = { ...needs.current, room: box.clientWidth }
      if (isTooWide || box.clientWidth !== width.current) fit.current()
    })
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
}

/** How wide the frame of a table is, and the room that each of its columns needs, in pixels. */
type Needs = { room: number; widths: readonly number[] }

/** What the columns need; null where the rows are cards, which have no columns. */
export function needsOf(box: HTMLElement, columns: readonly Fitted[], hasRows: boolean): Needs | null {
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')]
  for (const head of heads) head.style.removeProperty('min-width')
  box.dataset['measuring'] = ''
  const room = box.clientWidth
  const widths = heads.map((head) => head.getBoundingClientRect().width)
  const headWidths = heads.map((head) => head.firstElementChild?.getBoundingClientRect().width ?? 0)
  delete box.dataset['measuring']
  if (widths.every((width) => width === 0)) return null
  const needed = columns.map(({ id, header, align }, at) => {
    const whole = hasRows ? (widths[at] ?? 0) : expected[align ?? 'start']
    const widest = id === actsColumn ? Infinity : widestWords
    return Math.ceil(Math.max(Math.min(whole, widest), headNeed(header, headWidths[at] ?? 0) + sides))
  })
  return { room, widths: needed }
}

/** The space at both sides of a cell. */
const sides = 16

/** Hides the columns that give way, and holds the others to the room that they need; answers the places of the hidden. */
export function giveWay(
  box: HTMLElement,
  columns: readonly Fitted[],
  { room: whole, widths }: Needs,
): readonly number[] {
  const heads = box.querySelectorAll<HTMLElement>('thead th')
  for (const [at, head] of heads.entries()) head.style.setProperty('min-width', `${widths[at] ?? 0}px`)
  const measured = columns.map(({ id, priority }, at) => ({
    need: widths[at] ?? 0,
    priority: id === actsColumn ? (1 as const) : priority,
  }))
  const table = box.querySelector('table')
  let away: readonly number[] = []
  // Where a browser reckons otherwise, one more gives way until none is too many.
  for (let room = whole; room > 0;) {
    away = awayColumns(measured, room)
    box.dataset['away'] = away.map((at) => at + 1).join(' ')
    const excess = (table?.offsetWidth ?? 0) - box.clientWidth
    if (excess <= 0 || away.length >= columns.length - 1) break
    room -= Math.max(excess, 1)
  }
  return away
}
