import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styles from './card-sort.module.css'
import { orderPlace } from './core/filter-places.ts'
import type { CardSortProps } from './core/columns.ts'
import { readSort, writeSort } from './core/sorting.ts'
import { Select } from './select.tsx'

const orders = ['asc', 'desc'] as const
const neverChanges = () => () => undefined

/**
 * The choice of order of the cards of a phone, where a table has no headers to click: in the sheet of the list's filters, or
 * above the cards of a list without one.
 */
export function CardSort({ columns, sort, onSort, texts }: CardSortProps) {
  const words = { asc: texts.ascending, desc: texts.descending }
  const options = columns
    .filter((column) => column.isSortable)
    .flatMap(({ id, header }) =>
      orders.map((order) => ({ value: writeSort({ by: id, order }), label: `${header}, ${words[order]}` })),
    )
  const chosen = sort && options.find(({ value }) => value === writeSort(sort))
  // The bar of the filters may be drawn together with the table: it is looked for again once both stand.
  const sheet = useSyncExternalStore(
    neverChanges,
    () => document.getElementById(orderPlace),
    () => null,
  )
  const choice = (
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
  return sheet ? createPortal(choice, sheet) : choice
}
