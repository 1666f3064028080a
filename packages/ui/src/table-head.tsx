import type { Column } from './core/columns.ts'
import type { Sort } from './core/sorting.ts'
import { asRow, asRowGroup } from './core/table-roles.ts'
import { SortHeader } from './sort-header.tsx'

type TableHeadProps<Row, Total> = {
  columns: readonly Column<Row, Total>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** The place of the line among all of the table's, where not all of them are drawn. */
  place?: number
}

/** The heads of a table's columns. */
export function TableHead<Row, Total>({ columns, sort, onSort, place }: TableHeadProps<Row, Total>) {
  return (
    <thead {...asRowGroup}>
      <tr {...asRow} aria-rowindex={place}>
        {columns.map((column) => (
          <SortHeader key={column.id} {...{ column, sort, onSort }} />
        ))}
      </tr>
    </thead>
  )
}
