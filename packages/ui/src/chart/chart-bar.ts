import type { ReactNode } from 'react'

/** One bar: a month, an age, and what it amounts to. */
export type ChartBar = {
  id: string
  /** Beside the bar, short. */
  label: string
  /** In the table, and where the bar is read out. */
  name: string
  /** How long the bar is; what is written is `amount`, which is exact. */
  value: number
  amount: ReactNode
  /** The amount as text. */
  amountText: string
  /** Its step of the ageing, from what is not yet due on: it gives the bar the colour of the ageing. */
  age?: number | undefined
}

export type BarChartProps = {
  /** What the bars are, above them. */
  label: string
  bars: readonly ChartBar[]
  /** A round value of the axis, and a bar's own, in few letters. */
  format: (value: number) => string
  /** The end of the axis where it is known, as 100 of percentages; else the axis ends behind the longest bar. */
  top?: number
  /** Of the button that shows the same figures in a table, and of the table's columns. */
  tableLabel: string
  columns: readonly [name: string, amount: string]
}
