import { useQuery } from '@tanstack/react-query'
import type { CompanyRecord } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { useState } from 'react'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../core/paths.ts'
import { goTo } from '@enlace/web/place.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { CompanyChangeForm } from './company/company-change-form.tsx'
import { CompanyChangeView } from './company/company-change-view.tsx'
import {
  activitiesQuery,
  companyRecordQuery,
  findCities,
  regimesQuery,
  subActivitiesQuery,
  useRequestChange,
} from './queries.ts'

/** `/profile/company/change`: what a master asks the company to change in its record. */
export const companyChangeRoute = screenRoute({
  path: paths.profileCompanyChange.pattern,
  title: `${texts.form.title} · ${profileTexts.title}`,
  query: companyRecordQuery,
  Screen: ({ data }) => <ChangePage record={data} />,
  Pending: () => (
    <CompanyChangeView href={paths.profileCompany()}>
      <Skeleton lines={12} />
    </CompanyChangeView>
  ),
})

function ChangePage({ record }: { record: CompanyRecord }) {
  const request = useRequestChange()
  const { isSending, problem, run } = useSending()
  const [division, setDivision] = useState(record.actividad?.id.slice(0, 2) ?? '')
  const divisions = useQuery(activitiesQuery())
  const classes = useQuery(subActivitiesQuery(division))
  const regimes = useQuery(regimesQuery())
  return (
    <CompanyChangeView href={paths.profileCompany()}>
      <CompanyChangeForm
        record={record}
        catalogues={{
          division,
          divisions: divisions.data?.data ?? [],
          classes: classes.data?.data ?? [],
          regimes: regimes.data?.data ?? [],
          onDivision: setDivision,
          findCities,
        }}
        cancelHref={paths.profileCompany()}
        isSending={isSending}
        problem={problem}
        offline={useNeedsServer()}
        onSubmit={(body) => run(() => request(body))}
        onSent={() => goTo(paths.profileCompany())}
      />
    </CompanyChangeView>
  )
}
