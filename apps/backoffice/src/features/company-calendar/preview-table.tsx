import { fill } from '@enlace/contract/core/fill.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { companyCalendarTexts as texts } from '@enlace/contract/company-calendar/texts.ts'
import { formatDate, weekdayOf } from '@enlace/domain/calendar-date.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { calendarIcon } from '@enlace/ui/core/icons.ts'
import { type PreviewMonth, runText } from './preview.ts'

type Row = PreviewMonth & { hora: string }

const columns: readonly Column<Row>[] = [
  { id: 'mes', header: texts.month, card: 'number', cell: ({ name }) => name },
  {
    id: 'corte',
    header: texts.kept,
    card: 'date',
    cell: ({ cutoff, hora }) =>
      cutoff ? (
        <>
          {`${weekdayTexts[weekdayOf(cutoff.kept) - 1]?.short ?? ''} ${formatDate(cutoff.kept)} ${hora}`}
          {cutoff.kept !== cutoff.planned && (
            <Hint isBlock>{fill(texts.moved, { dia: Number(cutoff.planned.slice(8)) })}</Hint>
          )}
        </>
      ) : (
        texts.none
      ),
  },
  {
    id: 'pagos',
    header: texts.runs,
    card: 'text',
    cell: ({ runs }) => (runs.length === 0 ? texts.none : runs.map(runText).join(', ')),
  },
]

/** The next twelve months as suppliers will see them. */
export function PreviewTable({ months, hora }: { months: readonly PreviewMonth[]; hora: string }) {
  return (
    <DataTable
      caption={texts.preview}
      columns={columns}
      rows={months.map((month) => ({ ...month, hora }))}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={calendarIcon} title={texts.noPayment} />}
      texts={tableTexts}
    />
  )
}
