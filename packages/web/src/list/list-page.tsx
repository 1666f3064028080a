import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts, listTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { showFreshness } from '../document/shown.ts'
import styles from './list-page.module.css'
import type { Viewing } from '../screen/viewing.ts'

type ListPageProps = {
  title: string
  /** What the list is for; told while it is empty. */
  description: string
  isEmpty: boolean
  viewing: Viewing
  /** Until when the rows are complete; nothing while that is not known, false where they are nobody's documents. */
  dataAsOf: string | null | undefined | false
  /** The ways to the other pages of the same place. */
  sections?: ReactNode
  /** What can be done with the list as a whole: at most two things, one of them primary. */
  actions?: ReactNode
  /** What else can be done: behind one button where there is little room. */
  more?: ReactNode
  children: ReactNode
}

/** Keeps the place of the instant that is not known yet: the list would move down under it. */
const anyInstant = '2026-01-01T00:00:00Z'

/** The frame of every list: what it is, whose documents it shows and how fresh they are, then figures, filters, rows. */
export function ListPage(props: ListPageProps) {
  const { title, description, isEmpty, viewing, dataAsOf, more } = props
  const { company, branch } = viewing
  return (
    <Stack gap="list">
      <PageHeading
        title={title}
        description={isEmpty && description}
        sections={props.sections}
        actions={props.actions}
        more={more ? { label: listActionTexts.more, content: more } : undefined}
        stamp={
          (dataAsOf !== false || branch !== null) && (
            <>
              {dataAsOf !== false && (
                <span className={styles.freshness} aria-hidden={dataAsOf === undefined || undefined}>
                  {showFreshness(dataAsOf === undefined ? anyInstant : dataAsOf)}
                </span>
              )}
              {branch !== null && (
                <span className={styles.viewing}>{fill(texts.viewing, { company, branch })}</span>
              )}
            </>
          )
        }
      />
      {props.children}
    </Stack>
  )
}
