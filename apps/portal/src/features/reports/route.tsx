import type { ReportIndex, ReportSummary } from '@enlace/contract/reports/schemas.ts'
import { reportsTexts as texts } from '@enlace/contract/reports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { paths } from '../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { reportSchedulesQuery, reportsQuery } from './report/queries.ts'
import { SchedulesPanel } from './schedules/schedules-panel.tsx'
import { useSchedules } from './schedules/use-schedules.ts'
import { ReportsView } from './view.tsx'

const ScheduleDialog = lazy(() =>
  import('./schedules/schedule-dialog.tsx').then((part) => ({ default: part.ScheduleDialog })),
)

/** `/reports` (screens 2.8). */
export const reportsRoute = screenRoute({
  path: paths.reports.pattern,
  title: texts.title,
  query: reportsQuery,
  Screen: ({ data }) => <ReportsPage index={data} />,
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

function ReportsPage({ index }: { index: ReportIndex }) {
  const [planned, setPlanned] = useState<ReportSummary>()
  const acts = useSchedules()
  const schedules = useQuery({ ...reportSchedulesQuery(), meta: { isQuiet: true } })
  return (
    <>
      <ReportsView
        company={readBoot().company.nombre}
        index={index}
        hrefOf={(report) => paths.report({ report })}
        onSchedule={setPlanned}
        schedules={schedules.data && <SchedulesPanel rows={schedules.data.rows} acts={acts} />}
      />
      {planned && (
        <Suspense>
          <ScheduleDialog report={planned} acts={acts} onClose={() => setPlanned(undefined)} />
        </Suspense>
      )}
    </>
  )
}
