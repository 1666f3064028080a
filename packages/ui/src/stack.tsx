import type { ReactNode } from 'react'
import styles from './stack.module.css'

type StackProps = {
  gap?: 'small' | 'list' | 'regular' | 'large'
  /** No wider than a form is read well. */
  isNarrow?: boolean
  children: ReactNode
}

/** One thing under the other with even room between: the parts of a page (large), the fields of a form (regular); a list's are as far apart, and closer on phones. */
export function Stack({ gap = 'regular', isNarrow = false, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap} data-narrow={isNarrow || undefined}>
      {children}
    </div>
  )
}
