import { type ReactNode, useRef } from 'react'
import { type Column, roomOf, type TableTexts } from './core/columns.ts'
import type { Sort } from './core/sorting.ts'
import { useRowClick, useRoom } from './core/table-effects.ts'
import { CardSort } from './card-sort.tsx'
import { DataRow } from './data-row.tsx'
import { asCell, asRow, asRowGroup, asRowHeader, asTable } from './core/table-roles.ts'
import styles from './data-table.module.css'
import { Skeleton } from './skeleton.tsx'
import { SortHeader } from './sort-header.tsx'

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
  return (
    <div ref={frame} className={styles.frame}>
      {onSort && <CardSort {...{ columns, sort, onSort, texts }} />}
      <table className={styles.table} {...asTable} aria-busy={isLoading || undefined}>
        <caption className="visually-hidden">{props.caption}</caption>
        <thead {...asRowGroup}>
          <tr {...asRow}>
            {columns.map((column) => (
              <SortHeader key={column.id} {...{ column, sort, onSort }} />
            ))}
          </tr>
        </thead>
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
        {props.totals && rows.length > 0 && <Totals {...props} totals={props.totals} />}
      </table>
    </div>
  )
}

type LoadingRowsProps<Row, Total> = { columns: readonly Column<Row, Total>[]; count: number }

function LoadingRows<Row, Total>({ columns, count }: LoadingRowsProps<Row, Total>) {
  return Array.from({ length: count }, (_, place) => (
    <tr key={`waiting-${place}`} {...asRow} aria-hidden>
      {columns.map((column) => (
        <td key={column.id} {...asCell} data-card={column.card} {...roomOf(column)}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ))
}

type TotalsProps<Row, Total> = DataTableProps<Row, Total> & { totals: readonly Total[] }

function Totals<Row, Total>({ columns, totals, totalLabel }: TotalsProps<Row, Total>) {
  return (
    <tfoot {...asRowGroup}>
      {totals.map((total, place) => (
        <tr key={`total-${place}`} {...asRow}>
          {columns.map((column, position) =>
            position === 0 ? (
              <th key={column.id} {...asRowHeader}>
                {totalLabel?.(total)}
              </th>
            ) : (
              <td
                key={column.id}
                {...asCell}
                data-align={column.align}
                data-label={column.header}
                {...roomOf(column)}
              >
                {column.total?.(total)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tfoot>
  )
}
