import { radianDeskTexts as texts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'

/** The last day to accept or claim an invoice; one that is near is marked. */
export function Term({ at, isSoon }: { at: string; isSoon: boolean }) {
  return (
    <>
      <Unbroken>{formatDate(todayInBogota(new Date(at)))}</Unbroken>{' '}
      {isSoon && <StatusChip tone="warning">{texts.filters.por_vencer}</StatusChip>}
    </>
  )
}
