import { type ReactNode, type Ref, use } from 'react'
import { PageHelp } from './core/page-help.ts'
import { MoreActions } from './more-actions.tsx'
import styles from './page-heading.module.css'
import { WholeNumbers } from './whole-numbers.tsx'

type PageHeadingProps = {
  title: ReactNode
  /** What the page is, in one line: for a page that is empty, or that nobody opens every day. */
  description?: ReactNode
  /** Until when the figures hold: "Datos al 20/11/2026 14:05". */
  stamp?: ReactNode
  /** The state of the document that the page is about. */
  status?: ReactNode
  /** What the page's thing amounts to; it comes before what can be done with it. */
  figure?: ReactNode
  /** The ways to the other pages of the same place: in the bar itself where there is room. */
  sections?: ReactNode
  /** What can be done with it as a whole: always in sight, so at most two things, one of them primary. */
  actions?: ReactNode
  /** What else can be done, and what its menu is called, into which it moves where there is little room. */
  more?: { label: string; content: ReactNode } | undefined
  /** Where it welcomes rather than names. */
  isLarge?: boolean
  /** Of the title, which takes the focus when a new page has come. */
  ref?: Ref<HTMLHeadingElement>
}

/** The bar of a page, which stays in sight: what the page is, how fresh it is, and what can be done with it as a whole. */
export function PageHeading(props: PageHeadingProps) {
  const { title, description, stamp, status, figure, sections, actions, more, isLarge, ref } = props
  const help = use(PageHelp)
  const isTall = Boolean(figure) || isLarge === true
  const bar = (
    <div className={styles.heading} data-tall={isTall || undefined}>
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 ref={ref} tabIndex={-1} className={styles.title} data-large={isLarge || undefined}>
            {typeof title === 'string' ? <WholeNumbers>{title}</WholeNumbers> : title}
          </h1>
          {(status || help) && (
            <span className={styles.marks}>
              {status}
              {help}
            </span>
          )}
        </div>
        {stamp && <p className={styles.stamp}>{stamp}</p>}
        {figure}
      </div>
      {sections && <div className={styles.sections}>{sections}</div>}
      {(actions || more) && (
        <div className={styles.side} data-page-acts>
          {more && <MoreActions label={more.label}>{more.content}</MoreActions>}
          {actions}
        </div>
      )}
    </div>
  )
  if (!description) return bar
  return (
    <>
      {bar}
      <p className={styles.description}>{description}</p>
    </>
  )
}
