import { fill } from '@enlace/contract/core/fill'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts'
import { tableTexts } from '@enlace/contract/core/list/texts'
import { companyCalendarTexts as texts } from '@enlace/contract/company-calendar/texts'
import { formatDate, weekdayOf } from '@enlace/domain/calendar-date'
import { Hint } from '@enlace/ui/hint'
import type { Column } from '@enlace/ui/core/columns'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { calendarIcon } from '@enlace/ui/core/icons'
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
