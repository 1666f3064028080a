import { daysTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { isNegativeMoney, type Money } from '@enlace/domain/money.ts'
import { countText } from '@enlace/web/document/shown.ts'
import styles from './days-cell.module.css'

/** When an invoice falls due, and what is still owed of it. */
type DueFacts = { dias: number | null; saldo_total: Money }

/** How far an invoice is past its due date, or before it: "12 días", "vence en 5 días". A credit is never overdue. */
export function daysText({ dias, saldo_total }: DueFacts): string {
  if (isNegativeMoney(saldo_total)) return texts.credit
  if (dias === null) return texts.noDueDate
  if (dias === 0) return texts.dueToday
  return dias > 0 ? countText(texts.overdue, dias) : countText(texts.dueIn, -dias)
}

/** The days of an invoice to or past its due date; what is overdue stands out. */
export function DaysCell({ dias, saldo_total }: DueFacts) {
  const isOverdue = dias !== null && dias > 0 && !isNegativeMoney(saldo_total)
  return (
    <span className={styles.days} data-overdue={isOverdue || undefined}>
      {daysText({ dias, saldo_total })}
    </span>
  )
}
