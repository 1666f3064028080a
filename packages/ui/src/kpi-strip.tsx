import type { ReactNode } from 'react'
import { useNarrow } from './core/use-narrow.ts'
import styles from './kpi-strip.module.css'

type KpiStripProps = {
  /** Names the figures for screen readers. */
  label: string
  children: ReactNode
  /** What belongs to all of them, at the end of the strip: their ageing, the choice of a currency. */
  end?: ReactNode
  /** Above a list: on phones the figures are in one row that scrolls sideways, so that the rows come soon. */
  isOneLine?: boolean
  /** None of them is the main one: all are of one size, below each other in as many columns as there is room for. */
  columns?: 3 | 5
}

/** The figures of a page in one strip: put `Kpi`s in it. */
export function KpiStrip({ label, children, end, isOneLine = false, columns }: KpiStripProps) {
  // What scrolls must be reached by the keyboard.
  const reachable = useNarrow() && isOneLine ? { tabIndex: 0 } : {}
  return (
    <div className={styles.frame} data-one-line={isOneLine || undefined}>
      <div className={styles.strip} data-columns={columns} role="group" aria-label={label} {...reachable}>
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
