import { lazyBelow, lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts as texts } from '@enlace/contract/core/list/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { readSort, type Sort, writeSort } from '@enlace/ui/core/sorting.ts'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { narrowed } from './filters.ts'
import type { ListFailure, ListPlace } from './list-place.ts'
import styles from './list-table.module.css'
import { type PrintableList, printable } from './print/printable.ts'
import { useListKeys } from './use-list-keys.ts'
import type { LongList as WholeList } from './long-list.tsx'
import type { LoadSlice } from './use-slices.ts'

type ListTableProps<Row, Total> = {
  caption: string
  columns: readonly Column<Row, Total>[]
  /** The columns are those that the person chose: what is not in sight for want of room is told. */
  areChosen?: boolean
  answer: { rows: readonly Row[]; total: number; totals: readonly Total[] } | undefined
  rowHref: (row: Row) => string
  /** Brings the rows of the whole list, for "Ver todo". */
  loadSlice: LoadSlice<Row>
  /** The column that orders the rows while the address names none. */
  defaultSort: string
  place: ListPlace
  failure: ListFailure | undefined
  isRefreshing: boolean
  /** Stands for the rows where there never were any. */
  neverAny: ReactNode
  /** Names a line of totals; by its currency where it says nothing. */
  totalLabel?: (total: Total) => string
}

// What is lazy forgets what the rows are.
const LongList = lazyPart(
  async () => (await import('./long-list.tsx')).LongList,
) as unknown as typeof WholeList
const ListEmpty = lazyBelow(async () => (await import('./list-empty.tsx')).ListEmpty)
const ListPages = lazyBelow(async () => (await import('./list-pages.tsx')).ListPages)
const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** The rows of a list with their order, totals and pages, or why there are none. */
export function ListTable<Row extends { id: string }, Total extends { moneda: string }>(
  props: ListTableProps<Row, Total>,
) {
  const { answer, place, failure, neverAny } = props
  const { filter, onFilter, showsAll } = place
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const hasKeys = useListKeys(() => setIsHelpOpen(true))
  const rows = answer?.rows ?? noRows
  useEffect(() => {
    // What is kept of it forgets what its rows are.
    printable.list = props as unknown as PrintableList
  })
  const noRoomFor = (away: readonly string[]) => (
    <Quiet>{fill(texts.noRoom, { columns: headersOf(props.columns, away) })}</Quiet>
  )
  if (answer === undefined ? failure : rows.length === 0)
    return <ListEmpty {...{ place, failure, neverAny }} total={answer?.total ?? 0} />

  const shared = {
    caption: props.caption,
    columns: props.columns,
    rowHref: props.rowHref,
    sort: readSort(filter.sort ?? props.defaultSort),
    onSort: (sort: Sort) => onFilter(narrowed(filter, { sort: writeSort(sort) })),
    totals: answer?.totals ?? [],
    totalLabel: props.totalLabel ?? (({ moneda }: Total) => fill(texts.total, { moneda })),
    hasKeys,
  }
  const pages = (
    <DataTable
      {...shared}
      rows={rows}
      rowKey={(row) => row.id}
      isLoading={answer === undefined || props.isRefreshing}
      loadingRows={filter.size}
      awayNote={props.areChosen === true ? noRoomFor : undefined}
      texts={texts}
    />
  )
  return (
    <div className={styles.table}>
      {showsAll && answer ? (
        <Suspense fallback={pages}>
          <LongList<Row, Total>
            {...shared}
            total={answer.total}
            firstRows={props.isRefreshing ? [] : rows}
            sliceKey={place.key}
            loadSlice={props.loadSlice}
          >
            <Button onClick={() => place.onShowAll(false)}>{texts.seePages}</Button>
          </LongList>
        </Suspense>
      ) : (
        <>
          {pages}
          <ListPages total={answer?.total} place={place} />
        </>
      )}
      {isHelpOpen && (
        <Suspense>
          <KeysDialog onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The same at every drawing, so that nothing is measured anew. */
const noRows: readonly never[] = []

const headersOf = (columns: readonly { id: string; header: string }[], ids: readonly string[]) =>
  columns.flatMap(({ id, header }) => (ids.includes(id) ? header : [])).join(', ')
