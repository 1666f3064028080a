import type { Column } from './core/columns.ts'
import { asCell, asRow } from './core/table-roles.ts'
import { Skeleton } from './skeleton.tsx'

type LoadingRowsProps<Row, Total> = { columns: readonly Column<Row, Total>[]; count: number }

/** The place of rows that are on their way. */
export function LoadingRows<Row, Total>({ columns, count }: LoadingRowsProps<Row, Total>) {
  return Array.from({ length: count }, (_, place) => (
    <tr key={`waiting-${place}`} {...asRow} aria-hidden>
      {columns.map((column) => (
        <td key={column.id} {...asCell} data-card={column.card}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ))
}
