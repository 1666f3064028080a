import type { ReactNode } from 'react'
import styles from './paper-desk.module.css'

type PaperDeskProps = {
  /** The papers under review; they stay in sight while the rest scrolls. */
  papers: ReactNode
  /** What is decided about them, beside them; nothing where there is nothing to decide. */
  decision?: ReactNode
  children: ReactNode
}

/** A desk at which papers are judged: they fill it, with the decision and the data beside them; on a phone papers first. */
export function PaperDesk({ papers, decision, children }: PaperDeskProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.papers}>{papers}</div>
      <div className={styles.side}>
        {decision && <div className={styles.decision}>{decision}</div>}
        <div className={styles.facts}>{children}</div>
      </div>
    </div>
  )
}
