import { invoicesDeskListTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { daysBetween, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { countText } from '@enlace/web/document/shown.ts'

/** Whether an invoice in this state waits for the company's decision. */
export const isWaiting = (state: string): boolean => state === 'radicada' || state === 'en_revision'

/** How many days ago something was handed in, by the calendar of Colombia. */
export function ageText(at: string, now: Date): string {
  const days = daysBetween(todayInBogota(new Date(at)), todayInBogota(now))
  return days <= 0 ? texts.today : countText(texts.waits, days)
}
