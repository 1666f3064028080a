import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { EntryCard } from '@enlace/ui/entry-card.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import type { ReactNode } from 'react'
import styles from './entry-frame.module.css'

type EntryFrameProps = { title: string; description?: string | undefined; children?: ReactNode }

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
          <PageHeading title={title} description={description} />
          {children}
        </EntryCard>
      </main>
    </div>
  )
}

/** Two rings that hold each other, in the colour of the controls. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true">
      <circle cx="14" cy="12" r="9" />
      <circle cx="26" cy="12" r="9" />
    </svg>
  )
}
