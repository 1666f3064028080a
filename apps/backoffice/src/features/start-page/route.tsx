import { useQuery } from '@tanstack/react-query'
import { startPageTexts as texts } from '@enlace/contract/features/start-page/texts'
import { fill } from '@enlace/contract/core/fill'
import { staffRoleHints, staffRoleTexts } from '@enlace/contract/core/staff/texts'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { paths } from '../../core/paths.ts'
import { useMayWrite, useStaff } from '../../core/staff-session.ts'
import { firstStepsQuery } from './queries.ts'
import { StepsLeft } from './steps-left.tsx'

/** `/inicio` of the back office: who is in, for which company, and what its role is for. */
export const startRoute = pageRoute({ path: paths.start.pattern, title: texts.title, Page: StartPage })

function StartPage() {
  const { firstName, company, rol } = useStaff()
  return (
    <Stack gap="regular">
      <PageHeading
        title={fill(texts.greeting, { name: firstName })}
        description={fill(texts.intro, { company: company.nombre, rol: staffRoleTexts[rol] })}
      />
      <p>{staffRoleHints[rol]}</p>
      {useMayWrite('settings') && <FirstSteps />}
    </Stack>
  )
}

/** Nobody misses them where they cannot be had: the page says nothing of a failure. */
function FirstSteps() {
  const { data } = useQuery(firstStepsQuery())
  return data && <StepsLeft steps={data.steps} href={paths.firstRun()} />
}
