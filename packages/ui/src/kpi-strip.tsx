import type { ReactNode } from 'react'
import styles from './kpi-strip.module.css'

type KpiStripProps = {
  /** Names the figures for screen readers. */
  label: string
  children: ReactNode
}

/** The figures of a page in a row (or two, or three): put `Kpi`s in it. */
export function KpiStrip({ label, children }: KpiStripProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.strip} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  )
}
