import type { ReactNode } from 'react'
import styles from './plain-list.module.css'

type PlainListProps = {
  gap?: 'small' | 'regular' | 'large'
  /** Its items have an order that matters. */
  isOrdered?: boolean
  label?: string
  /** The items, each a `li`. */
  children: ReactNode
}

/** A list without marks, with even room between its items. */
export function PlainList({ gap = 'regular', isOrdered = false, label, children }: PlainListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={styles.list} data-gap={gap} aria-label={label}>
      {children}
    </List>
  )
}
