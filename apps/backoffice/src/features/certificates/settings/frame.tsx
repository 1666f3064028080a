import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { certificateSettingsTexts as texts } from '@enlace/contract/certificates/settings/texts.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { ReadinessPart } from '../../../core/certificates/readiness-part.tsx'
import { paths } from '../../../core/paths.ts'
import { useStaff } from '../../../core/session/staff-session.ts'

/** One of the pages of the certificates' settings. */
export type CertificatePage = keyof typeof texts.tabNames

type FrameProps = {
  page: CertificatePage
  mayWrite: boolean
  isStale: boolean
  /** The way to save what was changed. */
  save?: ReactNode
  children: ReactNode
}

const links = [
  { id: 'fechas', area: 'certificates', label: texts.tabNames.fechas, href: paths.certificateSettings() },
  { id: 'contenido', area: 'settings', label: texts.tabNames.contenido, href: paths.certificateContent() },
  { id: 'firma', area: 'settings', label: texts.tabNames.firma, href: paths.certificateKey() },
] as const

/** The head of the certificates' settings, with the way to their other pages. */
export function CertificateFrame({ page, mayWrite, isStale, save, children }: FrameProps) {
  const { rol } = useStaff()
  const own = links.filter(({ area }) => staffRight(rol, area) !== undefined)
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<SectionLinks label={texts.tabs} links={own} current={page} />}
        actions={save}
      />
      <ReadinessPart />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      {children}
    </Stack>
  )
}
