import type { ReactNode, Ref } from 'react'
import styles from './page-heading.module.css'

type PageHeadingProps = {
  title: ReactNode
  /** What the page is, in one line. */
  description?: ReactNode
  /** Until when the figures hold: "Datos al 20/11 14:05". */
  stamp?: ReactNode
  /** The state of the document that the page is about. */
  status?: ReactNode
  /** What the page's thing amounts to; it comes before what can be done with it. */
  figure?: ReactNode
  actions?: ReactNode
  /** Where it welcomes rather than names. */
  isLarge?: boolean
  /** Of the title, which takes the focus when a new page has come. */
  ref?: Ref<HTMLHeadingElement>
}

/** The head of a page: what it is, how fresh it is, and what can be done with it as a whole. */
export function PageHeading(props: PageHeadingProps) {
  const { title, description, stamp, status, figure, actions, isLarge, ref } = props
  return (
    <div className={styles.heading} data-tall={figure ? true : undefined}>
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 ref={ref} tabIndex={-1} className={styles.title} data-large={isLarge || undefined}>
            {title}
          </h1>
          {status}
        </div>
        {description && <p className={styles.description}>{description}</p>}
        {figure}
      </div>
      <div className={styles.side}>
        {stamp && <p className={styles.stamp}>{stamp}</p>}
        {actions}
      </div>
    </div>
  )
}
