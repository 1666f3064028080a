import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { PageHeading } from '@enlace/ui/page-heading'
import type { ReactNode } from 'react'
import styles from './entry-frame.module.css'

type EntryFrameProps = { title: string; description?: string | undefined; children?: ReactNode }

/** The frame of the pages before the login of the back office. */
export function EntryFrame({ title, description, children }: EntryFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.product}>{backofficeTexts.product}</header>
      <main className={styles.card} tabIndex={-1}>
        <PageHeading title={title} description={description} />
        {children}
      </main>
    </div>
  )
}
