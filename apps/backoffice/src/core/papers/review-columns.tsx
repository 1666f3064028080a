import type { ReactNode } from 'react'
import styles from './review-columns.module.css'

/** What was sent in at the left and its papers at the right, where they stay in sight; one under the other on a phone. */
export function ReviewColumns({ children, papers }: { children: ReactNode; papers: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.papers}>{papers}</div>
    </div>
  )
}
