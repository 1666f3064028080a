import type { Column } from './core/columns.ts'
import { arrowDownIcon, arrowUpIcon, sortIcon } from './core/icons.ts'
import { nextSort, type Sort } from './core/sorting.ts'
import { Icon } from './icon.tsx'
import { asColumnHeader } from './core/table-roles.ts'
import styles from './sort-header.module.css'

type SortHeaderProps<Row, Total> = {
  column: Column<Row, Total>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The head of a column; a click orders the table by it. */
export function SortHeader<Row, Total>({ column, sort, onSort }: SortHeaderProps<Row, Total>) {
  const order = sort?.by === column.id ? sort.order : undefined
  const icon = order ? { asc: arrowUpIcon, desc: arrowDownIcon }[order] : sortIcon
  return (
    <th
      {...asColumnHeader}
      data-column={column.id}
      data-align={column.align}
      aria-sort={order && ({ asc: 'ascending', desc: 'descending' } as const)[order] /* the words of ARIA */}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-printed
          data-sorted={order !== undefined || undefined}
          onClick={() => onSort(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon path={icon} />
        </button>
      ) : (
        <span className={styles.head}>{column.header}</span>
      )}
    </th>
  )
}
