import { textPageTexts as texts } from '@enlace/contract/content/page-texts.ts'
import type { PageInfo } from '@enlace/contract/content/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { printIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import type { ReactNode } from 'react'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import styles from './text-page-frame.module.css'

type TextPageFrameProps = {
  title: string
  /** What is known of the text: its version, its date, its one-line description. */
  page?: Pick<PageInfo, 'description' | 'version' | 'publishedAt'>
  /** The three places of advertisements: above the text, beside it, below it. */
  top?: ReactNode
  side?: ReactNode
  bottom?: ReactNode
  children: ReactNode
}

/** A page to be read: its title and version, the text in a line length for the eye, and the advertisements around it. */
export function TextPageFrame({ title, page, top, side, bottom, children }: TextPageFrameProps) {
  usePageTitle(title)
  return (
    <div className={styles.page} data-side={side ? true : undefined}>
      <div className={styles.head}>
        {/* The title stands where it does on the visitors' other pages. */}
        <div className={styles.trail} />
        <PageHeading title={title} description={page?.description} />
        {page && page.version > 0 && page.publishedAt !== null && (
          <div className={styles.about}>
            <p>
              {fill(texts.version, {
                version: page.version,
                date: formatDate(todayInBogota(new Date(page.publishedAt))),
              })}
            </p>
            <Button icon={printIcon} onClick={() => print()}>
              {texts.print}
            </Button>
          </div>
        )}
      </div>
      {top && <div className={styles.top}>{top}</div>}
      <div className={styles.text}>{children}</div>
      {side && <div className={styles.side}>{side}</div>}
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  )
}
