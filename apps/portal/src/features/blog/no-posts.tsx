import { fill } from '@enlace/contract/core/fill.ts'
import { blogTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { paths } from '../../core/paths.ts'
import type { BlogPlace } from './blog-place.ts'

type NoPostsProps = { place: BlogPlace; isFiltered: boolean; total: number }

/** Why there are no posts to see: there never were, the page is behind the last, or nothing fits. */
export function NoPosts({ place, isFiltered, total }: NoPostsProps) {
  const all = <ButtonLink href={paths.blog()}>{texts.seeAll}</ButtonLink>
  if (total > 0) return <EmptyState title={texts.noSuchPage} action={all} />
  if (!isFiltered) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
  if (place.q === '') return <EmptyState title={texts.nothingHere} action={all} />
  return (
    <EmptyState icon={searchIcon} title={fill(texts.nothingFound, { q: place.q })} action={all}>
      {texts.nothingFoundHint}
    </EmptyState>
  )
}
