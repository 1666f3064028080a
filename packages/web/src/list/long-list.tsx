import { useVirtualizer } from '@tanstack/react-virtual'
import { fill } from '@enlace/contract/core/fill.ts'
import { longestList, mostPrinted } from '@enlace/contract/core/list/limits.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { longListTexts as texts } from '@enlace/contract/core/list/part-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { focusRow } from '@enlace/ui/core/row-keys.ts'
import type { Sort } from '@enlace/ui/core/sorting.ts'
import { useNarrow } from '@enlace/ui/core/use-narrow.ts'
import { LongTable } from '@enlace/ui/long-table.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { showCount } from '../document/shown.ts'
import styles from './long-list.module.css'
import { PrintNote } from './print/print-note.tsx'
import { usePrinted } from './print/use-printed.ts'
import { type LoadSlice, useSlices } from './use-slices.ts'

type LongListProps<Row, Total> = {
  caption: string
  columns: readonly Column<Row, Total>[]
  /** Rows of the whole filtered set, and those of its first page, which are there already. */
  total: number
  firstRows: readonly Row[]
  totals: readonly Total[]
  totalLabel: (total: Total) => ReactNode
  rowHref: (row: Row) => string
  sort: Sort
  onSort: (sort: Sort) => void
  hasKeys: boolean
  /** What the rows are asked by. */
  sliceKey: string
  loadSlice: LoadSlice<Row>
  /** The way back to pages. */
  children: ReactNode
}

/** A table's rows are all alike; a phone's card has this height until it is measured. One function each, for ever: with
 * another one all places would be reckoned anew. */
const heightOfRow = () => 40
const heightOfCard = () => 71
/** Rows drawn beyond those in sight, each way. */
const beyond = 4
/** What head and foot of the box hide. */
const hidden = { head: 38, foot: 40 }

/** All rows of a list in one box, of which those in sight are drawn while the others come by slices. */
export function LongList<Row extends { id: string }, Total>(props: LongListProps<Row, Total>) {
  const { total, firstRows, rowHref, columns } = props
  const { rows: come, isWhole, message, resume } = useSlices(props.sliceKey, props.loadSlice)
  const rows = come.length > 0 ? come : firstRows
  const count = isWhole ? rows.length : Math.min(Math.max(total, rows.length), longestList)
  const frame = useRef<HTMLDivElement>(null)
  const isCards = useNarrow()
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here what it answers
  const window = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: isCards ? heightOfCard : heightOfRow,
    overscan: beyond,
    scrollPaddingStart: hidden.head,
    scrollPaddingEnd: hidden.foot * props.totals.length,
    initialOffset: () => keptOffset(props.sliceKey),
    onChange: (instance) => keepOffset(props.sliceKey, instance.scrollOffset ?? 0),
  })
  const isPrinted = usePrinted()
  const items = window.getVirtualItems()
  const first = items[0]
  const lastItem = items.at(-1)
  const handleMove = useRowFocus(frame, count, (place) => window.scrollToIndex(place, { align: 'auto' }))
  return (
    <Stack gap="small">
      <div className={styles.head}>
        <p role="status">
          {isWhole ? wholeText(total, rows.length) : progressText(total, come.length, message)}
        </p>
        {message !== undefined && <Button onClick={resume}>{texts.resume}</Button>}
        <span className={styles.way}>{props.children}</span>
      </div>
      <Quiet isSmall>{texts.find}</Quiet>
      <PrintNote first={1} last={Math.min(rows.length, mostPrinted)} total={total} />
      <LongTable
        caption={props.caption}
        columns={columns}
        count={count}
        drawn={
          isPrinted
            ? rows.slice(0, mostPrinted).map((row, place) => ({ place, row }))
            : items.map(({ index }) => ({ place: index, row: rows[index] }))
        }
        above={isPrinted ? 0 : (first?.start ?? 0)}
        below={lastItem && !isPrinted ? window.getTotalSize() - lastItem.end : 0}
        rowKey={(row) => row.id}
        rowHref={rowHref}
        sort={props.sort}
        onSort={props.onSort}
        totals={props.totals}
        totalLabel={props.totalLabel}
        hasKeys={props.hasKeys}
        onMove={handleMove}
        isResting={!window.isScrolling}
        frame={frame}
        measure={isCards ? window.measureElement : undefined}
        texts={tableTexts}
      />
    </Stack>
  )
}

const wholeText = (total: number, shown: number) =>
  shown < total
    ? fill(texts.first, { n: showCount(shown), total: showCount(total) })
    : fill(texts.all, { total: showCount(shown) })

const progressText = (total: number, come: number, message: string | undefined) =>
  fill(message === undefined ? texts.loading : texts.stopped, {
    n: showCount(come),
    total: showCount(Math.min(total, longestList)),
    message: message ?? '',
  })

/** Moves the focus from row to row, also to one that is only drawn once it has been scrolled to. */
function useRowFocus(
  frame: { readonly current: HTMLElement | null },
  count: number,
  scrollTo: (place: number) => void,
) {
  const place = useRef(-1)
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    const row = frame.current?.querySelector<HTMLElement>(`tr[data-index="${place.current}"]`)
    if (!row) return
    isWanted.current = false
    focusRow(row)
  })
  return (step: 1 | -1) => {
    const focused = document.activeElement?.closest('tr[data-index]')?.getAttribute('data-index')
    const here = focused === null || focused === undefined ? place.current : Number(focused)
    place.current = Math.min(count - 1, Math.max(0, here + step))
    isWanted.current = true
    const row = frame.current?.querySelector<HTMLElement>(`tr[data-index="${place.current}"]`)
    scrollTo(place.current)
    if (!row) return
    isWanted.current = false
    focusRow(row)
  }
}

/** How far the last whole list was scrolled, for the way back from a document. */
let offset = { key: '', pixels: 0 }
const keptOffset = (key: string) => (offset.key === key ? offset.pixels : 0)
function keepOffset(key: string, pixels: number) {
  offset = { key, pixels }
}
