import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import type { ContentItem, KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { Suspense } from 'react'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { PlannedBanner } from '../../../../core/versions/planned-banner.tsx'
import type { ComparedField } from '../../../../core/versions/comparison.tsx'
import { VersionChip, VersionHistory } from '../../../../core/versions/version-history.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { ItemBar } from './item-bar.tsx'
import { ItemFields } from '../fields/item-fields.tsx'
import { nameOf, titleOf } from '../names.ts'
import styles from '../pages.module.css'
import { ReviewPanel } from './review-panel.tsx'
import type { ItemDeeds } from './use-item-deeds.ts'
import type { Reviewed } from './use-review.ts'
import type { Writing } from './use-writing.ts'

const texts = pagesTexts.item
const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview)

/** The parts of the screen, as its address names them. */
export const itemTabs = ['escribir', 'vista-previa', 'historial'] as const
export type ItemTab = (typeof itemTabs)[number]

type ItemViewProps = {
  item: ContentItem
  writing: Writing
  deeds: ItemDeeds
  reviewed: Reviewed
  tab: ItemTab
  mayWrite: boolean
  links: { desk: string; portal: string | undefined }
  onTab: (tab: ItemTab) => void
  onCompare: (from: number, to: number) => Promise<readonly ComparedField[]>
}

/** One page, place or advertisement: written, looked at as the portal draws it, and its history. */
export function ItemView(props: ItemViewProps) {
  const { item, writing, deeds, reviewed, tab, mayWrite, links, onTab, onCompare } = props
  const { written } = writing
  const publishAt = item.draft?.version.publishAt ?? null
  const title = titleOf(written, item.item)
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.trail}
        items={[{ label: pagesTexts.title, href: links.desk }, { label: title }]}
      />
      <PageHeading
        title={title}
        description={hintOf(item)}
        status={<ItemStates item={item} />}
        actions={
          <>
            {links.portal !== undefined && (
              <Link href={links.portal} newTabLabel={backofficeTexts.newTab}>
                {pagesTexts.portal}
              </Link>
            )}
            {mayWrite && tab !== 'historial' && <ItemBar item={item} writing={writing} deeds={deeds} />}
          </>
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <PlannedBanner publishAt={publishAt} />
      <ConflictBanner item={item} writing={writing} />
      <Tabs
        label={texts.tabs}
        tabs={[
          { id: 'escribir', label: texts.write },
          { id: 'vista-previa', label: texts.preview },
          { id: 'historial', label: texts.history, count: item.versions.length },
        ]}
        selected={tab}
        onSelect={(id) => onTab(itemTabs.find((one) => one === id) ?? 'escribir')}
      >
        {tab === 'escribir' && (
          <div className={styles.writing}>
            <ItemFields
              written={written}
              isDisabled={!mayWrite || publishAt !== null}
              faultOf={(field) => deeds.faults[field]}
              onChange={writing.change}
            />
            <div className={styles.beside}>
              <ReviewPanel reviewed={reviewed} />
            </div>
          </div>
        )}
        {tab === 'vista-previa' && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <Preview written={written} />
          </Suspense>
        )}
        {tab === 'historial' && (
          <VersionHistory
            versions={item.versions}
            mayWrite={mayWrite}
            onCompare={onCompare}
            onRollBack={deeds.rollBack}
          />
        )}
      </Tabs>
    </Stack>
  )
}

function ItemStates({ item: { draft, shown } }: { item: ContentItem }) {
  return (
    <span className={styles.choices}>
      {shown && <VersionChip state="published" />}
      {draft && <VersionChip state={draft.version.state} />}
    </span>
  )
}

/** What it is for; an advertisement says it by its title. */
function hintOf({ kind, item }: { kind: KeptItem['kind']; item: string }): string | undefined {
  return kind === 'advertisement' ? undefined : nameOf(kind, item).hint
}
