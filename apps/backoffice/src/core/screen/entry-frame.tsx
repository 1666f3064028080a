import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { EntryCard } from '@enlace/ui/entry-card.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import type { ReactNode } from 'react'
import styles from './entry-frame.module.css'
import { Mark } from './mark.tsx'

type EntryFrameProps = {
  /** Left out where what it holds has a heading of its own. */
  title?: string
  description?: string | undefined
  children?: ReactNode
}

/** The frame of the pages before the login of the back office: the product's mark and one card. */
export function EntryFrame({ title, description, children }: EntryFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.product}>
        <Mark />
        {backofficeTexts.product}
      </header>
      <main className={styles.main} tabIndex={-1}>
        <EntryCard>
          {title !== undefined && <PageHeading title={title} description={description} />}
          {children}
        </EntryCard>
      </main>
    </div>
  )
}
