import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { problemTexts } from '@enlace/contract/core/texts'
import { certificateSettingsTexts as texts } from '@enlace/contract/features/certificate-settings/texts'
import { Banner } from '@enlace/ui/banner'
import { PageHeading } from '@enlace/ui/page-heading'
import { SectionLinks } from '@enlace/ui/section-links'
import { Stack } from '@enlace/ui/stack'
import type { ReactNode } from 'react'
import { paths } from '../../core/paths.ts'

/** One of the pages of the certificates' settings. */
export type CertificatePage = keyof typeof texts.tabNames

type FrameProps = { page: CertificatePage; mayWrite: boolean; isStale: boolean; children: ReactNode }

const links = [
  { id: 'fechas', label: texts.tabNames.fechas, href: paths.certificateSettings() },
  { id: 'contenido', label: texts.tabNames.contenido, href: paths.certificateContent() },
  { id: 'firma', label: texts.tabNames.firma, href: paths.certificateKey() },
]

/** The head of the certificates' settings, with the way to their other pages. */
export function CertificateFrame({ page, mayWrite, isStale, children }: FrameProps) {
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      <SectionLinks label={texts.tabs} links={links} current={page} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{problemTexts['changed-meanwhile']}</Banner>}
      {children}
    </Stack>
  )
}
