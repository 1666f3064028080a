import type { ReactNode } from 'react'
import styles from './technical-details.module.css'

type TechnicalDetailsProps = {
  label: string
  children: ReactNode
}

/** What only the people of the server need, such as the name of a variable: closed until somebody opens it. */
export function TechnicalDetails({ label, children }: TechnicalDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
