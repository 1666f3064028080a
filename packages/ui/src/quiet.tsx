import type { ReactNode } from 'react'
import styles from './quiet.module.css'

type QuietProps = {
  /** Small, like the words below a field. */
  isSmall?: boolean
  children: ReactNode
}

/** A paragraph of quiet words: a note beside what counts, or why there is nothing. */
export function Quiet({ isSmall = false, children }: QuietProps) {
  return (
    <p className={styles.quiet} data-small={isSmall || undefined}>
      {children}
    </p>
  )
}
