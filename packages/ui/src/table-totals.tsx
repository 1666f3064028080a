import type { ReactNode } from 'react'
import type { Column } from './core/columns.ts'
import { asCell, asRow, asRowGroup, asRowHeader } from './core/table-roles.ts'

type TableTotalsProps<Row, Total> = {
  columns: readonly Column<Row, Total>[]
  totals: readonly Total[]
  totalLabel: ((total: Total) => ReactNode) | undefined
  /** The place of the first line among all of the table's, where not all of them are drawn. */
  place?: number
}

/** What a table adds up to at its foot, a line each. */
export function TableTotals<Row, Total>({
  columns,
  totals,
  totalLabel,
  place,
}: TableTotalsProps<Row, Total>) {
  return (
    <tfoot {...asRowGroup}>
      {totals.map((total, line) => (
        <tr key={`total-${line}`} {...asRow} aria-rowindex={place === undefined ? undefined : place + line}>
          {columns.map((column, position) =>
            position === 0 ? (
              <th key={column.id} {...asRowHeader}>
                {totalLabel?.(total)}
              </th>
            ) : (
              <td key={column.id} {...asCell} data-align={column.align} data-label={column.header}>
                {column.total?.(total)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tfoot>
  )
}
