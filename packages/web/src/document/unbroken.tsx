import type { ReactNode } from 'react'
import styles from './unbroken.module.css'

/** Words that stay on one line: a number, a short phrase. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>
}
