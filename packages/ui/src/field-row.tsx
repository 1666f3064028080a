import type { ReactNode } from 'react'
import styles from './field.module.css'

/** Fields of a form side by side with their controls on one line, one under the other where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
