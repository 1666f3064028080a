import type { ReactNode } from 'react'
import styles from './hint.module.css'

type HintProps = {
  /** On a line of its own, below what it is about. */
  isBlock?: boolean
  children: ReactNode
}

/** Small, quiet words beside or below what they are about. */
export function Hint({ isBlock = false, children }: HintProps) {
  return (
    <span className={styles.hint} data-block={isBlock || undefined}>
      {children}
    </span>
  )
}
