import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { paidDaysTexts as texts } from '@enlace/contract/payments-made/texts.ts'
import { countText } from '@enlace/web/document/shown.ts'

/** How far from its due date an invoice was paid: "5 días después"; a dash where no due date is known. */
export function paidDaysText(dias: number | null): string {
  if (dias === null) return listTexts.none
  if (dias === 0) return texts.onTime
  return dias > 0 ? countText(texts.late, dias) : countText(texts.early, -dias)
}
