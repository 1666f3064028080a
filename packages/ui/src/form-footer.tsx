import type { ReactNode } from 'react'
import styles from './form-footer.module.css'

/** The end of a form that is a page, in sight however long the form is: what gives it up, then its verb. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>
}
