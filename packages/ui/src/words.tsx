import type { ReactNode } from 'react'
import { Unsplit } from './unsplit.tsx'
import styles from './words.module.css'

type WordsProps = {
  /** Somebody wrote them in lines of their own. */
  isWritten?: boolean
  isStrong?: boolean
  /** What the pointer tells beside them. */
  title?: string
  children: ReactNode
}

/** Words of any length, such as a name or an address: they break wherever there is no more room, an address at its joints first. */
export function Words({ isWritten = false, isStrong = false, title, children }: WordsProps) {
  return (
    <span
      className={styles.words}
      title={title}
      data-written={isWritten || undefined}
      data-strong={isStrong || undefined}
    >
      {typeof children === 'string' ? <Unsplit>{children}</Unsplit> : children}
    </span>
  )
}
