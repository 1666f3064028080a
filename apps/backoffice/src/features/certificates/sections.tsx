import { certificatesDeskTexts as texts } from '@enlace/contract/certificates/desk/texts.ts'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { ReadinessPart } from '../../core/certificates/readiness-part.tsx'
import { paths } from '../../core/paths.ts'

const links = [
  { id: 'issued', label: texts.issued, href: paths.certificates() },
  { id: 'year', label: texts.year, href: paths.certificateYear() },
  { id: 'told', label: texts.told, href: paths.certificatesTold() },
  { id: 'releases', label: texts.releases, href: paths.certificateSettings() },
]

/** The way between the pages of the certificates, and what certificates still lack. */
export function CertificateSections({ current }: { current: 'issued' | 'year' | 'told' }) {
  return (
    <>
      <SectionLinks label={texts.sections} links={links} current={current} />
      <ReadinessPart />
    </>
  )
}
