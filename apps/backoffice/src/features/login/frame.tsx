import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { PageHeading } from '@enlace/ui/page-heading'
import type { ReactNode } from 'react'
import styles from './frame.module.css'

type FrameProps = { title: string; description?: string | undefined; children: ReactNode }

/** The frame of the pages before the login of the back office. */
export function Frame({ title, description, children }: FrameProps) {
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
