import { type ReactNode, useRef } from 'react'
import type { Column, TableTexts } from './core/columns.ts'
import { moveInRows, type RowKeys, useRowKeys } from './core/row-keys.ts'
import type { Sort } from './core/sorting.ts'
import { useRowClick, useRoom } from './core/table-effects.ts'
import { CardSort } from './card-sort.tsx'
import { DataRow } from './data-row.tsx'
import { asCell, asRow, asRowGroup, asTable } from './core/table-roles.ts'
import styles from './data-table.module.css'
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
  /** Given, single keys act while the focus is in the table. */
  keys?: RowKeys | undefined
  texts: TableTexts
}

/**
 * A list of documents: a table with a sticky header and its totals, which turns into cards below 601 px.
 */
export function DataTable<Row, Total = never>(props: DataTableProps<Row, Total>) {
  const { columns, rows, sort, onSort, texts, isLoading = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  useRoom(frame)
  useRowClick(body)
  useRowKeys(frame, props.keys, (step) => moveInRows(frame.current, step))
  return (
    <div ref={frame} className={styles.frame}>
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
    </div>
  )
}
