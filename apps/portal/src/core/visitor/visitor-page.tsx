import { PageHeading } from '@enlace/ui/page-heading.tsx'
import type { ReactNode } from 'react'
import styles from './visitor-page.module.css'

type VisitorPageProps = {
  /** Where one is, above the title, whose place does not depend on it. */
  trail?: ReactNode
  title: ReactNode
  description?: ReactNode
  status?: ReactNode
  actions?: ReactNode
  /** Where the title is itself what came of something: how it is said to screen readers. */
  announcedAs?: 'alert' | 'status'
  /** Beside the page where there is room, else below it; it may come late, because it moves nothing. */
  side?: ReactNode
  /** What the side is called, where it is more than advertisements. */
  sideLabel?: string
  /** Over the whole width, at the end. */
  bottom?: ReactNode
  children?: ReactNode
}

/** The layout of every page that anybody may open: the title in one place, one column, and a side. */
export function VisitorPage(props: VisitorPageProps) {
  const { trail, title, description, status, actions, announcedAs, side, sideLabel, bottom, children } = props
  const hasSide = side !== undefined
  const Side = sideLabel === undefined ? 'div' : 'aside'
  return (
    <div className={styles.page} data-side={hasSide || undefined}>
      <div className={styles.main}>
        <div role={announcedAs}>
          <div className={styles.trail}>{trail}</div>
          <PageHeading {...{ title, description, status, actions }} />
        </div>
        {children}
      </div>
      {hasSide && (
        <Side className={styles.side} aria-label={sideLabel}>
          {side}
        </Side>
      )}
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  )
}
