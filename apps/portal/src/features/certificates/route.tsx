import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificateOptions } from '@enlace/contract/certificates/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { fill } from '@enlace/contract/core/fill.ts'
import { readBoot } from '../../core/company/boot.ts'
import { paths } from '../../core/paths.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { chooseCertificate, readWanted, type WantedCertificate } from './choice/choice.ts'
import { CompanyPapers } from './company-papers.tsx'
import { PreviewPart } from './preview/route.tsx'
import { certificateOptionsQuery, companyPapersQuery, useCertificateFiles } from './choice/queries.ts'
import { CertificatesView } from './view.tsx'

/** What stands below the preview comes after it. */
const AvailablePart = lazyPart(async () => (await import('./available/route.tsx')).AvailablePart)

/** What the address says: which certificate is shown, and whether those of all years are listed. */
type Wanted = WantedCertificate & { lista: string | undefined }

/** `/certificates` (screens 2.7). Nothing of it is kept on the device. */
export const certificatesRoute = screenRoute({
  path: paths.certificates.pattern,
  title: texts.title,
  search: (raw): Wanted => ({ ...readWanted(raw), lista: raw['lista'] }),
  query: certificateOptionsQuery,
  Screen: ({ data, search, changeSearch }) => (
    <CertificatesPage options={data} wanted={search} onChange={changeSearch} />
  ),
  Pending: () => (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={fill(texts.description, { company: readBoot().company.nombre })}
      />
      <Skeleton lines={12} />
    </Stack>
  ),
})

type CertificatesPageProps = { options: CertificateOptions; wanted: Wanted; onChange: ChangeSearch }

function CertificatesPage({ options, wanted, onChange }: CertificatesPageProps) {
  const files = useCertificateFiles()
  const company = readBoot().company.nombre
  const [year] = useState(() => Number(todayInBogota(new Date()).slice(0, 4)))
  const choice = chooseCertificate(options.options, wanted, { year })
  const papers = useQuery({ ...companyPapersQuery(), meta: { isQuiet: true } })
  return (
    <CertificatesView
      company={company}
      options={options}
      choice={choice}
      onChange={onChange}
      preview={<PreviewPart choice={choice} files={files} onYear={(anio) => onChange({ anio })} />}
      available={
        <Suspense fallback={<Skeleton lines={10} />}>
          <AvailablePart
            options={options.options}
            chosen={choice.anio}
            list={wanted.lista}
            company={company}
            files={files}
            onList={(lista) => onChange({ lista })}
          />
        </Suspense>
      }
      papers={<CompanyPapers papers={papers.data?.data} />}
    />
  )
}
