import styles from './days-cell.module.css'
import { daysText } from './days-text.ts'

/** The days of an invoice to or past its due date; what is overdue stands out. */
export function DaysCell({ dias }: { dias: number | null }) {
  return (
    <span className={styles.days} data-overdue={(dias !== null && dias > 0) || undefined}>
      {daysText(dias)}
    </span>
  )
}
