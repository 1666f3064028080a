import type { ReactNode } from 'react'
import styles from './definition-list.module.css'
import { Unsplit } from './unsplit.tsx'

/** A value under its label. */
type Definition = {
  label: string
  value: ReactNode
  /** Words that somebody wrote: they take a whole line, and keep their own lines. */
  isText?: boolean
}

type DefinitionListProps = { items: readonly Definition[] }

/** Letters from which a value takes a whole line instead of five lines of a column. */
const longText = 60

/** The header values of a document, each under its label. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value, isText = isLong(value) }) => (
        <div key={label} className={isText ? styles.text : undefined}>
          <dt className={styles.label}>{label}</dt>
          <dd>{typeof value === 'string' ? <Unsplit>{value}</Unsplit> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > longText
