import type { ReactNode } from 'react'
import styles from './split-page.module.css'

type SplitPageProps = {
  logo: ReactNode
  /** The company's image, at the right; only the form is left below 601 px. */
  image?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The frame of the login and its sister pages: the form at the left, the company's image at the right. */
export function SplitPage({ logo, image, footer, children }: SplitPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.logo}>{logo}</header>
        <main className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
      <div className={styles.image}>{image}</div>
    </div>
  )
}
