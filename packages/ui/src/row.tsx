import type { ReactNode } from 'react'
import styles from './row.module.css'

type RowProps = {
  gap?: 'small' | 'regular'
  /** Where things of different heights stand: in the middle, or on one line at the bottom, as fields and their button. */
  align?: 'center' | 'end'
  /** What the things of the row are together, where they are a choice. */
  groupLabel?: string
  children: ReactNode
}

/** Things side by side, in several lines where there is no room. */
export function Row({ gap = 'small', align, groupLabel, children }: RowProps) {
  return (
    <div
      className={styles.row}
      data-gap={gap}
      data-align={align}
      {...(groupLabel !== undefined && { role: 'group', 'aria-label': groupLabel })}
    >
      {children}
    </div>
  )
}
