import styles from './card-sort.module.css'
import type { Column, TableTexts } from './core/columns.ts'
import { readSort, type Sort, writeSort } from './core/sorting.ts'
import { Select } from './select.tsx'

type CardSortProps<Row, Total> = {
  columns: readonly Column<Row, Total>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  texts: TableTexts
}

const orders = ['asc', 'desc'] as const

/** The choice of order above the cards of a phone, where a table has no headers to click. */
export function CardSort<Row, Total>({ columns, sort, onSort, texts }: CardSortProps<Row, Total>) {
  const words = { asc: texts.ascending, desc: texts.descending }
  const options = columns
    .filter((column) => column.isSortable)
    .flatMap(({ id, header }) =>
      orders.map((order) => ({ value: writeSort({ by: id, order }), label: `${header}, ${words[order]}` })),
    )
  const chosen = sort && options.find(({ value }) => value === writeSort(sort))
  return (
    <div className={styles.sort}>
      <Select
        label={texts.sortBy}
        {...(chosen === undefined && { placeholder: texts.usualOrder })}
        options={options}
        value={chosen?.value ?? ''}
        onChange={(event) => onSort(readSort(event.target.value))}
      />
    </div>
  )
}
