import type { DataRights } from '@enlace/contract/profile/rights-schemas.ts'
import { dataRightsTexts as texts } from '@enlace/contract/profile/rights-texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../core/paths.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { dataRightsQuery, useDataRightsActions } from './queries.ts'
import { DataRightsFrame } from './rights/rights-frame.tsx'
import { DataRightsView } from './rights/rights-view.tsx'

/** `/profile/data-rights`: what is kept of the person, and what it may do about that (Ley 1581 of 2012). */
export const dataRightsRoute = screenRoute({
  path: paths.profileDataRights.pattern,
  title: texts.title,
  query: dataRightsQuery,
  Screen: ({ data }) => <RightsPage rights={data} />,
  Pending: () => (
    <DataRightsFrame {...frame()}>
      <Skeleton lines={12} />
    </DataRightsFrame>
  ),
})

const frame = () => ({
  company: readBoot().company.nombre,
  profileHref: paths.profile(),
  policyHref: paths.privacyPolicy(),
})

function RightsPage({ rights }: { rights: DataRights }) {
  const actions = useDataRightsActions()
  const { isSending, problem, run } = useSending()
  const [sent, setSent] = useState(0)
  const [today] = useState(() => todayInBogota(new Date()))
  return (
    <DataRightsFrame {...frame()}>
      <DataRightsView
        rights={rights}
        company={readBoot().company.nombre}
        today={today}
        busy={actions.busy}
        isSending={isSending}
        problem={problem}
        offline={useNeedsServer()}
        sent={sent}
        onTake={actions.take}
        onWithdraw={actions.withdraw}
        onAsk={(body) => {
          void run(() => actions.ask(body)).then((isTaken) => isTaken && setSent((before) => before + 1))
        }}
      />
    </DataRightsFrame>
  )
}
