import type { ReactNode } from 'react'
import styles from './stack.module.css'

type StackProps = { gap?: 'small' | 'regular' | 'large'; children: ReactNode }

/** One thing under the other with even room between: the parts of a page (large), the fields of a form (regular). */
export function Stack({ gap = 'regular', children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  )
}
