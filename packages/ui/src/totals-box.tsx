import type { ReactNode } from 'react'
import styles from './totals-box.module.css'

type TotalsBoxProps = {
  rows: readonly { label: string; value: ReactNode; note?: ReactNode; isTotal?: boolean }[]
}

/** How an amount comes about, line by line, with what it amounts to at the foot. */
export function TotalsBox({ rows }: TotalsBoxProps) {
  return (
    <dl className={styles.box}>
      {rows.map(({ label, value, note, isTotal }) => (
        <div key={label} className={styles.row} data-total={isTotal || undefined}>
          <dt>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
