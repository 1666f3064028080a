import type { Column } from '@enlace/ui/core/columns.ts'

type Row = { id: string }
type Total = { moneda: string }

/** A list as paper needs it. */
export type PrintableList = {
  caption: string
  columns: readonly Column<Row, Total>[]
  answer: { total: number; totals: readonly Total[] } | undefined
  loadSlice: (after: undefined, signal: AbortSignal) => Promise<{ rows: readonly Row[] }>
  totalLabel?: (total: Total) => string
}

/** The list that is shown. */
export const printable: { list?: PrintableList } = {}
