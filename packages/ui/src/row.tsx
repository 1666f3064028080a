import type { ReactNode } from 'react'
import styles from './row.module.css'

type RowProps = {
  /** What the things of the row are together, where they are a choice. */
  groupLabel?: string
  children: ReactNode
}

/** Things side by side, in several lines where there is no room. */
export function Row({ groupLabel, children }: RowProps) {
  return (
    <div
      className={styles.row}
      {...(groupLabel !== undefined && { role: 'group', 'aria-label': groupLabel })}
    >
      {children}
    </div>
  )
}
