import type { ReactNode } from 'react'
import styles from './split-page.module.css'

type SplitPageProps = {
  logo: ReactNode
  /** The company's image, at the right; only the form is left below 601 px. */
  image?: ReactNode
  footer?: ReactNode
  /** What is on the image, at its foot; it may come late, because it moves nothing. */
  onImage?: ReactNode
  /** What is under the form, on a phone below the first screen; it may come late, too. */
  beneath?: ReactNode
  /** What follows below the first screen. */
  below?: ReactNode
  children: ReactNode
}

/** The frame of the login and its sister pages: the form at the left, the company's image at the right. */
export function SplitPage({ logo, image, footer, onImage, beneath, below, children }: SplitPageProps) {
  return (
    <>
      <div className={styles.page}>
        <div className={styles.side}>
          <div className={styles.first}>
            <header className={styles.logo}>{logo}</header>
            <main className={styles.main} tabIndex={-1}>
              {children}
            </main>
          </div>
          {beneath}
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
        <div className={styles.image}>
          <div className={styles.picture}>{image}</div>
          {onImage}
        </div>
      </div>
      {below}
    </>
  )
}
