import { isNegativeMoney } from '@enlace/domain/money.ts'
import styles from './days-cell.module.css'
import { daysText, type DueFacts } from './days-text.ts'

/** The days of an invoice to or past its due date; what is overdue stands out. */
export function DaysCell({ dias, saldo_total }: DueFacts) {
  const isOverdue = dias !== null && dias > 0 && !isNegativeMoney(saldo_total)
  return (
    <span className={styles.days} data-overdue={isOverdue || undefined}>
      {daysText({ dias, saldo_total })}
    </span>
  )
}
