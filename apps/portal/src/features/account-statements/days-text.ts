import { daysTexts as texts } from '@enlace/contract/features/account-statements/texts'
import { countText } from '@enlace/web/document/shown.ts'

/** How far an invoice is past its due date, or before it: "12 días", "vence en 5 días". */
export function daysText(dias: number | null): string {
  if (dias === null) return texts.noDueDate
  if (dias === 0) return texts.dueToday
  return dias > 0 ? countText(texts.overdue, dias) : countText(texts.dueIn, -dias)
}
