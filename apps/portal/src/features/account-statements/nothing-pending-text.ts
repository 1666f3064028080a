import { fill } from '@enlace/contract/core/fill.ts'
import { accountStatementsTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { type CalendarDate, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'

/** That nothing is pending, of the day up to which the company told its data; where it told none, only that. */
export function nothingPendingText(
  dataAsOf: string | null,
  today: CalendarDate = todayInBogota(new Date()),
): string {
  if (dataAsOf === null) return texts.neverTold
  const told = todayInBogota(new Date(dataAsOf))
  return fill(texts.neverAny, { fecha: formatDate(told < today ? told : today) })
}
