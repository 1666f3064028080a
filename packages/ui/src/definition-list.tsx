import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

type DefinitionListProps = { items: readonly { label: string; value: ReactNode }[] }

/** The header values of a document, each under its label. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
