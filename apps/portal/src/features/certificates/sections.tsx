import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { paths } from '../../core/paths.ts'

/** The parts of the certificates. */
export const certificateTabs = [
  { id: 'certificates', label: texts.certificates, href: paths.certificates() },
  { id: 'reconcile', label: texts.reconcile, href: paths.reconcileCertificate() },
  { id: 'verify', label: texts.verify, href: paths.verify() },
] as const

/** The parts of the certificates: the certificates themselves, and the comparison with one's own books. */
export function CertificateSections({ current }: { current: 'certificates' | 'reconcile' }) {
  return <SectionLinks label={texts.sections} current={current} links={certificateTabs} />
}
