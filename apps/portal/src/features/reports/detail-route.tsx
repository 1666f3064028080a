import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import type { Report } from '@enlace/contract/reports/schemas.ts'
import { reportsTexts as texts } from '@enlace/contract/reports/texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { movingPeriods } from '@enlace/domain/report-period.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Suspense, useState } from 'react'
import { useViewing } from '../../core/list/use-viewing.ts'
import { paths } from '../../core/paths.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ReportView } from './report/detail-view.tsx'
import { readReportFilter, type ReportFilterWords } from './report/filter.ts'
import { reportQuery } from './report/queries.ts'
import { narrowedWords } from './report/shown.ts'
import { useSchedules } from './schedules/use-schedules.ts'

const Chart = lazyPart(async () => (await import('./report/chart.tsx')).Chart)
const ScheduleDialog = lazyPart(async () => (await import('./schedules/schedule-dialog.tsx')).ScheduleDialog)

/** `/reports/{report}`: a report with its parameters (screens 2.8). */
export const reportRoute = screenRoute({
  path: paths.report.pattern,
  params: {
    safeParse(raw) {
      const report = paramOf(raw, 'report') ?? ''
      return /^[a-z][a-z0-9-]{1,49}$/.test(report) ? { success: true, data: { report } } : { success: false }
    },
  },
  search: readReportFilter,
  query: ({ report }, search) => reportQuery(report, search),
  title: ({ data }) => data?.titulo ?? texts.title,
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <ReportPage report={data} filter={search} isRefreshing={isRefreshing} onChange={changeSearch} />
  ),
  Pending: () => (
    <Stack gap="regular">
      <PageHeading title={texts.title} />
      <Skeleton lines={14} />
    </Stack>
  ),
})

type ReportPageProps = {
  report: Report
  filter: ReportFilterWords
  isRefreshing: boolean
  onChange: ChangeSearch
}

function ReportPage({ report, filter, isRefreshing, onChange }: ReportPageProps) {
  const [isPlanning, setPlanning] = useState(false)
  const [today] = useState(() => formatDate(todayInBogota(new Date())))
  const viewing = useViewing()
  const acts = useSchedules()
  const { q, filtro } = filter
  return (
    <>
      <ReportView
        key={report.id}
        report={report}
        filter={filter}
        viewing={viewing}
        today={today}
        indexHref={paths.reports()}
        isRefreshing={isRefreshing}
        onChange={onChange}
        onSchedule={() => setPlanning(true)}
        onFile={(format) =>
          void import('./report/hand-out-report.ts').then(({ handOutReport }) =>
            handOutReport(report.id, format, filter, report.total),
          )
        }
        chart={
          report.chart && (
            <Suspense fallback={<Skeleton lines={7} />}>
              <Chart chart={report.chart} />
            </Suspense>
          )
        }
      />
      {isPlanning && (
        <Suspense>
          <ScheduleDialog
            report={{
              id: report.id,
              titulo: report.titulo,
              // Days of one's own do not move; what comes by mail does.
              periodo:
                movingPeriods.find((one) => one === report.periodo) ?? (report.periodo && 'mes_anterior'),
            }}
            narrowing={{
              ...(q !== undefined && { q }),
              ...(filtro !== undefined && { filtro }),
              words: narrowedWords(report, filter),
            }}
            acts={acts}
            onClose={() => setPlanning(false)}
          />
        </Suspense>
      )}
    </>
  )
}
