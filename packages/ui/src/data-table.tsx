import { type ReactNode, useRef, useState } from 'react'
import type { Column, TableTexts } from './core/columns.ts'
import { useFittingColumns } from './core/fit-columns.ts'
import { moveInRows, useRowKeys } from './core/row-keys.ts'
import type { Sort } from './core/sorting.ts'
import { useRowClick } from './core/table-effects.ts'
import { CardSort } from './late-card-sort.tsx'
import { DataRow } from './data-row.tsx'
import { asCell, asRow, asRowGroup, asTable } from './core/table-roles.ts'
import styles from './data-table.module.css'
import fitted from './fitted-frame.module.css'
import { LoadingRows } from './loading-rows.tsx'
import { TableHead } from './table-head.tsx'
import { TableTotals } from './table-totals.tsx'

type DataTableProps<Row, Total> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row, Total>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Where a row leads: the first cell becomes the link, and a click anywhere in the row follows it. */
  rowHref?: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** One row each at the foot, for instance one a currency. */
  totals?: readonly Total[]
  totalLabel?: (total: Total) => ReactNode
  /** Without rows it holds their place, afterwards it dims them. */
  isLoading?: boolean
  loadingRows?: number
  /** Stands in the table when there are no rows. */
  empty?: ReactNode
  /** Single keys act while the focus is in the table. */
  hasKeys?: boolean | undefined
  /** What is said of the columns that have no room, by their ids. */
  awayNote?: ((away: readonly string[]) => ReactNode) | undefined
  texts: TableTexts
}

const noneAway: readonly string[] = []

/**
 * A list of documents: a table with a sticky header and its totals, which turns into cards below 601 px.
 */
export function DataTable<Row, Total = never>(props: DataTableProps<Row, Total>) {
  const { columns, rows, sort, onSort, texts, isLoading = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [away, setAway] = useState(noneAway)
  useFittingColumns(frame, columns, rows, props.awayNote && setAway)
  useRowClick(body)
  useRowKeys(frame, props.hasKeys === true, (step) => moveInRows(frame.current, step))
  return (
    <div ref={frame} className={fitted.frame}>
      {onSort && <CardSort {...{ columns, sort, onSort, texts }} />}
      <table className={styles.table} {...asTable} aria-busy={isLoading || undefined}>
        <caption className="visually-hidden">{props.caption}</caption>
        <TableHead {...{ columns, sort, onSort }} />
        <tbody ref={body} {...asRowGroup}>
          {rows.map((row) => (
            <DataRow
              key={`row-${props.rowKey(row)}`}
              href={props.rowHref?.(row)}
              {...{ row, columns, texts }}
            />
          ))}
          {rows.length === 0 && isLoading && (
            <LoadingRows columns={columns} count={props.loadingRows ?? 10} />
          )}
          {rows.length === 0 && !isLoading && props.empty && (
            <tr {...asRow} className={styles.empty}>
              <td {...asCell} colSpan={columns.length}>
                {props.empty}
              </td>
            </tr>
          )}
        </tbody>
        {props.totals && rows.length > 0 && (
          <TableTotals totals={props.totals} totalLabel={props.totalLabel} columns={columns} />
        )}
      </table>
      {away.length > 0 && props.awayNote?.(away)}
    </div>
  )
}
