import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { showFreshness } from '../document/shown.ts'
import styles from './list-page.module.css'
import type { Viewing } from '../screen/viewing.ts'

type ListPageProps = {
  title: string
  description: string
  viewing: Viewing
  /** Until when the rows are complete; nothing while that is not known, false where they are nobody's documents. */
  dataAsOf: string | null | undefined | false
  /** What can be done with the list as a whole, at the right of its heading: export, columns, saved views. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every list: what it is, whose documents it shows and how fresh they are, then figures, filters, rows. */
export function ListPage({ title, description, viewing, dataAsOf, actions, children }: ListPageProps) {
  const { company, branch } = viewing
  return (
    <Stack gap="regular">
      <PageHeading title={title} description={description} actions={actions} />
      {(dataAsOf !== false || branch !== null) && (
        <p className={styles.context}>
          <span>{branch !== null && fill(texts.viewing, { company, branch })}</span>
          {dataAsOf !== undefined && dataAsOf !== false && <span>{showFreshness(dataAsOf)}</span>}
        </p>
      )}
      {children}
    </Stack>
  )
}
