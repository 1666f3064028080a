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
import styles from './catalogues.module.css'

/** One of the catalogues' pages. */
export type CataloguePage = keyof typeof texts.names

type CatalogueFrameProps = {
  page: CataloguePage
  mayWrite: boolean
  isStale?: boolean
  /** The way to save what was changed. */
  save?: ReactNode
  children: ReactNode
}

const links = [
  ...catalogueNames.map((id) => ({ id, label: texts.names[id], href: paths.catalogues({}, { lista: id }) })),
  { id: 'concepts', label: texts.names.concepts, href: paths.catalogueConcepts() },
  { id: 'cities', label: texts.names.cities, href: paths.catalogueCities() },
]

/** The head of every catalogue, with the way to the others. */
export function CatalogueFrame({ page, mayWrite, isStale = false, save, children }: CatalogueFrameProps) {
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} actions={save} />
      <SectionLinks label={texts.tabs} links={links} current={page} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <p className={styles.intro}>{texts.intros[page]}</p>
      {children}
    </Stack>
  )
}
