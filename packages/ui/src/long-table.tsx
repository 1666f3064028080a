import { type ReactNode, type Ref, type RefObject, useMemo, useRef } from 'react'
import { CardSort } from './late-card-sort.tsx'
import type { Column, TableTexts } from './core/columns.ts'
import { useRowKeys } from './core/row-keys.ts'
import type { Sort } from './core/sorting.ts'
import { useFittedColumns } from './core/fitted-columns.ts'
import { useRowClick } from './core/table-effects.ts'
import { asCell, asRow, asRowGroup, asTable } from './core/table-roles.ts'
import { DataRow } from './data-row.tsx'
import styles from './data-table.module.css'
import fitted from './fitted-frame.module.css'
import { LoadingRows } from './loading-rows.tsx'
import long from './long-table.module.css'
import { TableHead } from './table-head.tsx'
import { TableTotals } from './table-totals.tsx'

type LongTableProps<Row, Total> = {
  caption: string
  columns: readonly Column<Row, Total>[]
  /** Rows of the whole list, drawn or not. */
  count: number
  /** The rows that are drawn, by their places; one that has not come yet is undefined. */
  drawn: readonly { place: number; row: Row | undefined }[]
  /** The height of the rows above and below those, in pixels. */
  above: number
  below: number
  rowKey: (row: Row) => string | number
  rowHref: (row: Row) => string
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  totals: readonly Total[]
  totalLabel: (total: Total) => ReactNode
  hasKeys: boolean
  /** The focus is to go to the next or the previous row, which may not be drawn yet. */
  onMove: (step: 1 | -1) => void
  /** Nobody scrolls at the moment. */
  isResting: boolean
  /** The box in which the rows scroll. */
  frame: RefObject<HTMLDivElement | null>
  /** Takes each drawn card, to measure it; nothing where the rows are lines, which are all alike. */
  measure: Ref<HTMLTableRowElement> | undefined
  texts: TableTexts
}

/** What scrolls must be reached by the keyboard. */
const reachable = { tabIndex: 0 }

/**
 * A table of very many rows in a box of its own, of which only those in sight are drawn: it still says how many there
 * are and which each one is. Its head and its totals stay in sight.
 */
export function LongTable<Row, Total>(props: LongTableProps<Row, Total>) {
  const { columns, count, drawn, above, below, sort, onSort, texts, frame } = props
  const body = useRef<HTMLTableSectionElement>(null)
  useFittedColumns(frame, columns, props.isResting)
  useRowClick(body)
  useRowKeys(frame, props.hasKeys, props.onMove)
  const { totals, totalLabel } = props
  // Drawn once, however often rows come and go between them.
  const cardSort = useMemo(
    () => <CardSort {...{ columns, sort, onSort, texts }} />,
    [columns, sort, onSort, texts],
  )
  const head = useMemo(() => <TableHead {...{ columns, sort, onSort }} place={1} />, [columns, sort, onSort])
  const foot = useMemo(
    () => <TableTotals {...{ totals, totalLabel, columns }} place={count + 2} />,
    [totals, totalLabel, columns, count],
  )
  return (
    <>
      {cardSort}
      <div
        ref={frame}
        className={`${fitted.frame} ${long.frame}`}
        data-long
        role="group"
        aria-label={props.caption}
        {...reachable}
      >
        <table className={styles.table} {...asTable} aria-rowcount={count + 1 + props.totals.length}>
          <caption className="visually-hidden">{props.caption}</caption>
          {head}
          <tbody ref={body} {...asRowGroup}>
            <Space height={above} columns={columns.length} />
            {drawn.map(({ place, row }) =>
              row === undefined ? (
                <LoadingRows key={`place-${place}`} columns={columns} count={1} />
              ) : (
                <DataRow
                  key={`row-${props.rowKey(row)}`}
                  {...(props.measure && { ref: props.measure })}
                  isCard={props.measure !== undefined}
                  href={props.rowHref(row)}
                  {...{ row, columns, texts, place }}
                />
              ),
            )}
            <Space height={below} columns={columns.length} />
          </tbody>
          {foot}
        </table>
      </div>
    </>
  )
}

function Space({ height, columns }: { height: number; columns: number }) {
  return (
    <tr {...asRow} className={`${styles.space} ${long.space}`} aria-hidden>
      <td {...asCell} colSpan={columns} style={{ height }} />
    </tr>
  )
}
