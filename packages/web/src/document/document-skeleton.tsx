import { documentTexts as texts } from '@enlace/contract/documents/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './document-skeleton.module.css'

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
