import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { catalogueNames } from '@enlace/contract/catalogues/schemas.ts'
import { cataloguesTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../core/paths.ts'

/** One of the catalogues' pages. */
export type CataloguePage = keyof typeof texts.names

type CatalogueFrameProps = {
  page: CataloguePage
  mayWrite: boolean
  isStale?: boolean
  /** What can be done with the page: the way to save what was changed. */
  actions?: ReactNode
  children: ReactNode
}

const links = [
  ...catalogueNames.map((id) => ({ id, label: texts.names[id], href: paths.catalogues({}, { lista: id }) })),
  { id: 'concepts', label: texts.names.concepts, href: paths.catalogueConcepts() },
  { id: 'cities', label: texts.names.cities, href: paths.catalogueCities() },
]

/** The head of every catalogue, with the way to the others. */
export function CatalogueFrame({ page, mayWrite, isStale = false, actions, children }: CatalogueFrameProps) {
  return (
    <Stack gap="list">
      <PageHeading title={texts.title} description={texts.intros[page]} actions={actions} />
      <SectionLinks label={texts.tabs} links={links} current={page} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      {children}
    </Stack>
  )
}
