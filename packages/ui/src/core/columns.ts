import type { ReactNode } from 'react'

/** One column of a table, as data: its header, its cells, and the outcome of it where there is little room. */
export type Column<Row, Total = never> = {
  id: string
  header: string
  /** Figures are at the end. */
  align?: 'end'
  isSortable?: boolean
  /**
   * Its place on the card that a row becomes below 601 px; a column without one shows after a tap. A count stands where an
   * amount would, with its header: a bare number says nothing.
   */
  card?: 'number' | 'amount' | 'count' | 'date' | 'status' | 'text'
  /** Gives way where the table has less than 900 px. */
  isWideOnly?: boolean
  /** Gives way where the table has less than 1320 px, which is more than a laptop shows. */
  isWidestOnly?: boolean
  cell: (row: Row) => ReactNode
  total?: (total: Total) => ReactNode
}

/** What the styles need to know of a column's room, to spread on its cells. */
export const roomOf = ({ isWideOnly, isWidestOnly }: Pick<Column<never>, 'isWideOnly' | 'isWidestOnly'>) => ({
  'data-wide-only': isWideOnly,
  'data-widest-only': isWidestOnly,
})

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
