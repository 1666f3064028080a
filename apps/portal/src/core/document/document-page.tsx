import { documentTexts as texts } from '@enlace/contract/core/list-texts'
import { Breadcrumb } from '@enlace/ui/breadcrumb'
import { Button } from '@enlace/ui/button'
import { printIcon } from '@enlace/ui/core/icons'
import { PageHeading } from '@enlace/ui/page-heading'
import { Skeleton } from '@enlace/ui/skeleton'
import { Stack } from '@enlace/ui/stack'
import type { ReactNode } from 'react'
import styles from './document-page.module.css'

type DocumentPageProps = {
  list: { label: string; href: string }
  title: string
  status: ReactNode
  /** What the document amounts to, and what that amount is. */
  amount: { label: string; value: ReactNode }
  children: ReactNode
}

/** The frame of every document's page: where it stands, its number, state and amount, then what belongs to it. */
export function DocumentPage({ list, title, status, amount, children }: DocumentPageProps) {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb label={texts.breadcrumb} items={[list, { label: title }]} />
        <PageHeading
          title={title}
          status={status}
          actions={
            <Button icon={printIcon} onClick={() => window.print()}>
              {texts.print}
            </Button>
          }
        />
        <dl className={styles.amount}>
          <dt>{amount.label}</dt>
          <dd>{amount.value}</dd>
        </dl>
      </Stack>
      {children}
    </Stack>
  )
}

/** The place of a document's page while it is on its way. */
export function DocumentSkeleton({ list }: { list: { label: string; href: string } }) {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb label={texts.breadcrumb} items={[list]} />
        <PageHeading title={list.label} />
        <div className={styles.waiting}>
          <Skeleton width="medium" />
        </div>
      </Stack>
      <Skeleton lines={4} />
      <Skeleton lines={8} />
    </Stack>
  )
}

/** Parts of a document side by side, one under the other where there is no room. */
export function DocumentColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
