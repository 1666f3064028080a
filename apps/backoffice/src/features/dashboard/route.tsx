import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { startPageTexts as texts } from '@enlace/contract/dashboard/desk-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { FirstRun } from '@enlace/contract/first-run/portal/schemas.ts'
import { staffRoleHints, staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { dashboardPeriods } from '@enlace/contract/dashboard/schemas.ts'
import { dashboardTexts } from '@enlace/contract/dashboard/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { changeSearch } from '@enlace/web/screen/change-search.ts'
import { useIsTold, useLiveCounts } from '../../core/live/live.ts'
import { paths } from '../../core/paths.ts'
import { useMayRead, useMayWrite, useStaff } from '../../core/session/staff-session.ts'
import { DashboardView } from './dashboard.tsx'
import { dashboardQuery, firstStepsQuery } from './queries.ts'
import { StepsLeft } from './steps-left.tsx'
import { StepsPath } from './steps-path.tsx'
import { Waiting } from './waiting.tsx'

/** `/inicio` of the back office: who is in, for which company, and what its role is for. */
export const startRoute = pageRoute({ path: paths.start.pattern, title: texts.title, Page: StartPage })

function StartPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { firstName, company, rol } = useStaff()
  const counts = useLiveCounts()
  const isTold = useIsTold()
  const setsUp = useMayWrite('settings')
  const { data: { steps } = {}, isLoading } = useQuery({ ...firstStepsQuery(), enabled: setsUp })
  const mayRead = useMayRead('dashboard')
  return (
    <Stack gap="regular">
      <PageHeading
        title={fill(texts.greeting, { name: firstName })}
        description={fill(texts.intro, { company: company.nombre, rol: staffRoleTexts[rol] })}
      />
      <p>{staffRoleHints[rol]}</p>
      <Waiting counts={counts} />
      <FirstSteps steps={steps} />
      {mayRead && !isLoading && !isBefore(steps) && <Figures search={search} isHeld={!isTold} />}
    </Stack>
  )
}

/** Nobody misses them where they cannot be had: the page says nothing of a failure. */
function FirstSteps({ steps }: { steps: FirstRun['steps'] | undefined }) {
  if (!steps) return null
  if (!isBefore(steps)) return <StepsLeft steps={steps} href={paths.firstRun()} />
  return (
    <StepsPath steps={steps} href={paths.firstRun()} hrefOf={(step) => paths.firstRun({}, { paso: step })} />
  )
}

/** Whether the company has loaded nothing yet. */
const isBefore = (steps: FirstRun['steps'] | undefined): boolean =>
  steps?.some(({ step, state }) => step === 'data' && state === 'left') === true

type FiguresProps = {
  search: Readonly<Record<string, string>>
  /** What comes above them is still on its way, and would move them. */
  isHeld: boolean
}

/** How the portal goes; where it cannot be told, the rest of the page still serves. */
function Figures({ search, isHeld }: FiguresProps) {
  const periodo = dashboardPeriods.find((one) => one === search['periodo']) ?? usualPeriod
  const { data, isError, isFetching, refetch } = useQuery({
    ...dashboardQuery(periodo),
    placeholderData: keepPreviousData,
  })
  const isOpen = {
    suppliers: useMayRead('third-parties'),
    audit: useMayRead('audit'),
    questions: useMayRead('questions'),
  }
  if (data === undefined && isError) {
    return (
      <Banner kind="warning" action={<Button onClick={() => void refetch()}>{dashboardTexts.retry}</Button>}>
        {dashboardTexts.failed}
      </Banner>
    )
  }
  if (data === undefined || isHeld) return <Skeleton key={String(isHeld)} lines={6} />
  if (data.proveedores.every(({ filas }) => filas === 0)) return <p>{texts.noData}</p>
  const range = { from: data.desde, to: data.hasta }
  return (
    <DashboardView
      figures={data}
      periodo={periodo}
      isRefreshing={isFetching}
      onPeriod={(chosen) =>
        changeSearch({ periodo: chosen === usualPeriod ? undefined : chosen }, { replaces: true })
      }
      links={{
        ...(isOpen.suppliers && {
          suppliers: (estado) => paths.suppliers({}, { tipo: 'proveedor', status: [estado] }),
        }),
        ...(isOpen.audit && {
          entries: paths.audit({}, { accion: 'session:login', ...range }),
          downloads: paths.audit({}, { accion: 'certificate-downloaded', ...range }),
        }),
        ...(isOpen.questions && {
          questions: paths.questions({}, { status: ['abierta', 'esperando_a_la_compania'] }),
        }),
      }}
    />
  )
}

const usualPeriod = '90'
