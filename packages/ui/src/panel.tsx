import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title?: ReactNode
  actions?: ReactNode
  /** Its content brings its own edges: a table. */
  isFlush?: boolean
  /** It holds nothing that paper can show. */
  isScreenOnly?: boolean
  children: ReactNode
}

/** A part of a page inside a hairline, with its title. */
export function Panel({ title, actions, isFlush = false, isScreenOnly = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      className={styles.panel}
      data-screen={isScreenOnly || undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {actions}
        </div>
      )}
      <div className={styles.body} data-flush={isFlush || undefined}>
        {children}
      </div>
    </section>
  )
}
