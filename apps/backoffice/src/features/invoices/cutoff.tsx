import { invoicesDeskListTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { type CalendarDate, daysBetween, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'

/** The cut-off for which an invoice was in time, and how near it is; one that passed is marked. */
export function Cutoff({ day, now }: { day: CalendarDate; now: Date }) {
  const left = daysBetween(todayInBogota(now), day)
  if (left < 0) return <StatusChip tone="warning">{texts.cutoffPassed}</StatusChip>
  return (
    <>
      <Unbroken>{formatDate(day)}</Unbroken>
      <Hint isBlock>{left === 0 ? texts.today : countText(texts.cutoffIn, left)}</Hint>
    </>
  )
}
