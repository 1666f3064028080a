import type { CompanyRecord } from '@enlace/contract/profile/company-schemas.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { readBoot } from '../../core/company/boot.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { CompanyView } from './company/company-view.tsx'
import { ProfileFrame } from '../../core/profile/frame.tsx'
import { companyRecordQuery, useWithdrawChange } from './queries.ts'

/** `/profile/company`: what the company has registered of the supplier (screens 2.14, Mi empresa). */
export const companyProfileRoute = screenRoute({
  path: paths.profileCompany.pattern,
  title: `${profileTexts.company} · ${profileTexts.title}`,
  query: companyRecordQuery,
  Screen: ({ data }) => <CompanyPage record={data} />,
  Pending: () => (
    <ProfileFrame current="company">
      <Skeleton lines={10} />
    </ProfileFrame>
  ),
})

function CompanyPage({ record }: { record: CompanyRecord }) {
  const { isBusy, withdraw } = useWithdrawChange()
  return (
    <ProfileFrame current="company">
      <CompanyView
        record={record}
        company={readBoot().company.nombre}
        changeHref={paths.profileCompanyChange()}
        isBusy={isBusy}
        offline={useNeedsServer()}
        onWithdraw={withdraw}
      />
    </ProfileFrame>
  )
}
