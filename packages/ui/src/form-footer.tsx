import type { ReactNode } from 'react'
import styles from './form-footer.module.css'

/** The end of a form that is a page, in sight however long the form is: what gives it up, then its verb. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    // A card over the page finds it by this, and leaves it free.
    <div className={styles.footer} data-form-footer>
      {children}
    </div>
  )
}
