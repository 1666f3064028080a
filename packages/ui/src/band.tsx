import type { ReactNode } from 'react'
import styles from './band.module.css'
import { Icon } from './icon.tsx'

type BandProps = {
  kind: 'offline' | 'info' | 'warning'
  icon: string
  children: ReactNode
  acts?: ReactNode
}

/** The words of a notice that stays, and nothing that a page without acts would load for it; `Banner` has these, too. */
export function Band({ kind, icon, children, acts }: BandProps) {
  return (
    <div className={styles.band} data-kind={kind} role="status">
      <Icon path={icon} size={20} />
      <p className={styles.words}>{children}</p>
      {acts}
    </div>
  )
}
