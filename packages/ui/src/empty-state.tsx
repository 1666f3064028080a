import type { ReactNode } from 'react'
import { documentIcon } from './core/icons.ts'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'

type EmptyStateProps = {
  /** A drawing from `core/icons`. */
  icon?: string
  title: ReactNode
  children?: ReactNode
  /** What to do about it: a button or a link. */
  action?: ReactNode
}

/** Says why there is nothing to see, and what to do. */
export function EmptyState({ icon = documentIcon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon path={icon} size={24} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.reason}>{children}</p>}
      {action}
    </div>
  )
}
