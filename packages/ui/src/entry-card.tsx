import type { ReactNode } from 'react'
import styles from './entry-card.module.css'

/** The one card of a page before the login: what it is for, and its form with buttons as wide as its fields. */
export function EntryCard({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <div className={styles.card} role={role}>
      {children}
    </div>
  )
}
