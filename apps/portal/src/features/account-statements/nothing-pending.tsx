import type { AccountStatements } from '@enlace/contract/account-statements/schemas.ts'
import { accountStatementsTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type CalendarDate, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import { paths } from '../../core/paths.ts'
import { payedRangeDays } from '../../core/session/parameters.ts'

type NothingPendingProps = { place: ListPlace; answer: AccountStatements | undefined }

/** That nothing is pending: within the window, which can be opened, or at all, with the way to what was paid. */
export function NothingPending({ place, answer }: NothingPendingProps) {
  if (place.days > 0) return <NoneInWindow {...{ place, texts }} />
  return (
    <EmptyState
      title={nothingPendingText(answer?.dataAsOf ?? null)}
      action={
        <ButtonLink href={paths.paymentsMade({ days: payedRangeDays() })}>{texts.seePayments}</ButtonLink>
      }
    />
  )
}

/** That nothing is pending, of the day up to which the company told its data; where it told none, only that. */
export function nothingPendingText(
  dataAsOf: string | null,
  today: CalendarDate = todayInBogota(new Date()),
): string {
  if (dataAsOf === null) return texts.neverTold
  const told = todayInBogota(new Date(dataAsOf))
  return fill(texts.neverAny, { fecha: formatDate(told < today ? told : today) })
}
