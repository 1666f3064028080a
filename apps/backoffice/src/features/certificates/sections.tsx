import {
  certificatesDeskTexts as texts,
  certificateYearTexts as yearTexts,
} from '@enlace/contract/certificates/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { ReadinessPart } from '../../core/certificates/readiness-part.tsx'
import { paths } from '../../core/paths.ts'

const links = [
  { id: 'issued', label: texts.issued, href: paths.certificates() },
  { id: 'year', label: texts.year, href: paths.certificateYear() },
  { id: 'told', label: texts.told, href: paths.certificatesTold() },
  { id: 'releases', label: texts.releases, href: paths.certificateSettings() },
]

type Current = { current: 'issued' | 'year' | 'told' }

/** The way between the pages of the certificates. */
export const CertificateLinks = ({ current }: Current) => (
  <SectionLinks label={texts.sections} links={links} current={current} />
)

type YearHeadingProps = Current & {
  anio: number
  anios: readonly number[]
  onYear: (year: string) => void
}

/** The head of a page about one year's certificates, with what certificates still lack. */
export function YearHeading({ current, anio, anios, onYear }: YearHeadingProps) {
  return (
    <>
      <PageHeading
        title={texts.title}
        sections={<CertificateLinks current={current} />}
        actions={
          <Select
            label={yearTexts.choose}
            isLabelHidden
            value={String(anio)}
            options={anios.map((one) => ({ value: String(one), label: fill(yearTexts.one, { anio: one }) }))}
            onChange={({ target }) => onYear(target.value)}
          />
        }
      />
      <ReadinessPart />
    </>
  )
}
