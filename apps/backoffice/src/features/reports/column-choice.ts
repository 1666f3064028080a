import type { DeskReport, ReportSettings } from '@enlace/contract/reports/desk/schemas.ts'

/** A column as it stands in the form: whether it is shown, and whether the report is narrowed by it. */
export type ChosenColumn = {
  id: string
  header: string
  isShown: boolean
  isFilter: boolean
  canFilter: boolean
  parametro: string
}

/** The columns of a report in the company's order: those that are shown first. */
export function chosenOf({ columns, filters, settings }: DeskReport): ChosenColumn[] {
  const shown = settings.columns ?? columns.map(({ id }) => id)
  const narrowing = settings.filters ?? filters
  const inOrder = [
    ...shown.flatMap((id) => columns.filter((column) => column.id === id)),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ]
  return inOrder.map(({ id, header, canFilter, parametro }) => ({
    id,
    header,
    canFilter,
    parametro,
    isShown: shown.includes(id),
    isFilter: narrowing.includes(id),
  }))
}

/** What is chosen as it is kept; what is as the report comes is not kept. */
export function settingsOf(
  { columns, filters }: DeskReport,
  chosen: readonly ChosenColumn[],
): Pick<ReportSettings, 'columns' | 'filters'> {
  const shown = chosen.filter(({ isShown }) => isShown).map(({ id }) => id)
  const narrowing = chosen.filter(({ isShown, isFilter }) => isShown && isFilter).map(({ id }) => id)
  const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
  return {
    columns: same(
      shown,
      columns.map(({ id }) => id),
    )
      ? null
      : shown,
    filters: same(narrowing.toSorted(), filters.toSorted()) ? null : narrowing,
  }
}

/** The columns with one moved up or down; at an end it stays. */
export function moved(chosen: readonly ChosenColumn[], at: number, by: -1 | 1): ChosenColumn[] {
  const next = [...chosen]
  const [column] = next.splice(at, 1)
  if (!column) return next
  next.splice(Math.min(Math.max(at + by, 0), next.length), 0, column)
  return next
}
