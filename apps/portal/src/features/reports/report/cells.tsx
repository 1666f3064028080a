import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { ReportColumn, ReportRow, ReportTotals } from '@enlace/contract/reports/schemas.ts'
import { formatDate, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity, readDecimal } from '@enlace/domain/decimal.ts'
import { isMoney } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Link } from '@enlace/ui/link.tsx'
import type { ReactNode } from 'react'
import { Amount } from '@enlace/web/document/amount.tsx'
import { detailPaths } from '../../../core/document/document-paths.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'

/** The link to the document that a cell names. */
export function documentHref({ kind, id }: ReportRow['links'][string]): string {
  return detailPaths[kind]({ days: 0, id })
}

/** Columns that a laptop shows before the others give way. */
const alwaysShown = 9

/** The columns of a preview: those of figures at the end of their cells, those behind the first giving way. */
export function previewColumns(columns: readonly ReportColumn[]): readonly Column<ReportRow, ReportTotals>[] {
  const currency = columns.findIndex(({ id }) => id === 'moneda')
  const amount = columns.findLastIndex(({ total }) => total)
  const day = columns.findIndex(({ kind }) => kind === 'date')
  const kept = importantOf(columns, amount)
  return columns.map((column, at): Column<ReportRow, ReportTotals> => {
    const card = at === 0 ? 'number' : at === amount ? 'amount' : at === day ? 'date' : undefined
    const isFigure = column.kind !== 'text' && column.kind !== 'date'
    return {
      id: column.id,
      header: column.header,
      ...(isFigure && { align: 'end' as const }), // the one alignment
      ...(card && { card }),
      ...(!kept.has(at) && { priority: 4 }),
      cell: (row) => <Cell column={column} row={row} at={at} currency={currency} isHead={at === 0} />,
      ...(column.total && {
        total: ({ moneda, amounts }) => {
          const sum = amounts[column.id]
          return sum !== undefined && <Amount value={sum} moneda={moneda} />
        },
      }),
    }
  })
}

/** The first columns and the amount that it all comes to. */
function importantOf(columns: readonly ReportColumn[], amount: number): ReadonlySet<number> {
  const first = columns.map((_, at) => at).slice(0, amount < alwaysShown ? alwaysShown : alwaysShown - 1)
  return new Set([...first, ...(amount >= 0 ? [amount] : [])])
}

type CellProps = { column: ReportColumn; row: ReportRow; at: number; currency: number; isHead: boolean }

function Cell({ column: { id, kind }, row: { cells, links }, at, currency, isHead }: CellProps) {
  const value = cells[at] ?? null
  if (value === null || value === '') return listTexts.none
  const shown = showCell(kind, value, cells[currency] ?? 'COP')
  const link = links[id]
  // The first cell is the row's own link.
  return link && !isHead ? <Link href={documentHref(link)}>{shown}</Link> : shown
}

function showCell(kind: ReportColumn['kind'], value: string, moneda: string): ReactNode {
  switch (kind) {
    case 'money':
      return isMoney(value) ? <Amount value={value} moneda={moneda} /> : value
    case 'date':
      return <Unbroken>{isCalendarDate(value) ? formatDate(value) : value}</Unbroken>
    case 'percent':
      return <Unbroken>{readDecimal(value) ? `${formatQuantity(value)} %` : value}</Unbroken>
    case 'quantity':
    case 'integer':
      return <Unbroken>{readDecimal(value) ? formatQuantity(value) : value}</Unbroken>
    case 'text':
      return value
  }
}
