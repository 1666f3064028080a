import type { ReactNode } from 'react'
import type { Sort } from './sorting.ts'

/** One column of a table, as data: its header, its cells, and the outcome of it where there is little room. */
export type Column<Row, Total = never> = {
  id: string
  header: string
  /** Figures are at the end. */
  align?: 'end'
  isSortable?: boolean
  /**
   * Its place on the card that a row becomes below 601 px; a column without one shows after a tap. A count stands where an
   * amount would, with its header: a bare number says nothing. The control that chooses a row, or leaves it out, has the edge of the card.
   */
  card?: 'number' | 'amount' | 'count' | 'date' | 'status' | 'text' | 'edge'
  /**
   * Which columns stay where not all of them fit: 1 always does, 2 (where nothing is said) to 4 give way, the highest and the
   * last first. 5 shows only where the person chose it, or where the row is a card. The first column always stays.
   */
  priority?: Priority
  cell: (row: Row) => ReactNode
  total?: (total: Total) => ReactNode
}

export type Priority = 1 | 2 | 3 | 4 | 5

/** The words that every table needs. */
export type TableTexts = {
  /** Of the button that shows or hides the rest of a card. */
  more: string
  less: string
  /** Of the choice of order that is above the cards. */
  sortBy: string
  /** The list's own order, which is of no one column. */
  usualOrder: string
  ascending: string
  descending: string
}

/** What the choice of the order of cards needs. */
export type CardSortProps = {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'isSortable'>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  texts: TableTexts
}
