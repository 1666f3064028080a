import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

/** A value under its label. */
type Definition = {
  label: string
  value: ReactNode
  /** Words that somebody wrote: they take a whole line, and keep their own lines. */
  isText?: boolean
}

type DefinitionListProps = { items: readonly Definition[] }

/** The header values of a document, each under its label. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value, isText = false }) => (
        <div key={label} className={isText ? styles.text : undefined}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
