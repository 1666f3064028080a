import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ReportIndex, ReportLink, ReportSummary } from '@enlace/contract/reports/schemas.ts'
import { reportsTexts as texts } from '@enlace/contract/reports/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { clockIcon, documentIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { paths } from '../../core/paths.ts'
import { reportSchedulesQuery, reportsQuery } from './report/queries.ts'
import { periodName } from './report/shown.ts'
import { SchedulesPanel } from './schedules/schedules-panel.tsx'
import { useSchedules } from './schedules/use-schedules.ts'
import styles from './view.module.css'

const ScheduleDialog = lazyPart(async () => (await import('./schedules/schedule-dialog.tsx')).ScheduleDialog)

/** The columns of the index (screens 2.8). */
export const reportColumns = (
  onSchedule: (report: ReportSummary) => void,
): readonly Column<ReportSummary>[] => [
  { id: 'nombre', header: texts.nombre, card: 'number', cell: ({ titulo }) => titulo },
  {
    id: 'contenido',
    header: texts.contenido,
    card: 'text',
    cell: ({ contenido }) => <span className={styles.about}>{contenido}</span>,
  },
  {
    id: 'periodo',
    header: texts.periodo,
    card: 'status',
    cell: ({ periodo }) => <Unbroken>{periodName(periodo)}</Unbroken>,
  },
  {
    id: 'formatos',
    header: texts.formatos,
    priority: 4,
    cell: ({ formatos }) => <Unbroken>{formatos.map((format) => format.toUpperCase()).join(' · ')}</Unbroken>,
  },
  {
    id: 'ultima',
    header: texts.ultima,
    card: 'date',
    priority: 3,
    cell: ({ ultima_ejecucion }) => (
      <Unbroken>{ultima_ejecucion === null ? texts.never : showInstant(ultima_ejecucion)}</Unbroken>
    ),
  },
  {
    id: 'programar',
    header: texts.programar,
    card: 'text',
    cell: (report) => (
      <span className={styles.schedule}>
        <Button
          icon={clockIcon}
          aria-label={fill(texts.scheduleOf, { report: report.titulo })}
          onClick={() => onSchedule(report)}
        >
          {texts.schedule}
        </Button>
        {report.programados > 0 && (
          <span className={styles.planned}>
            {report.programados === 1
              ? texts.scheduledOnce
              : fill(texts.scheduledTimes, { n: report.programados })}
          </span>
        )}
      </span>
    ),
  },
]

/** What the company offers: its reports, those that it keeps elsewhere, and what comes by mail (screens 2.8). */
export const reportsRoute = screenRoute({
  path: paths.reports.pattern,
  title: texts.title,
  query: reportsQuery,
  Screen: ({ data }) => <Reports index={data} />,
  Pending: () => (
    <Stack gap="large">
      <Heading />
      <Skeleton lines={12} />
    </Stack>
  ),
})

function Reports({ index: { reports, links } }: { index: ReportIndex }) {
  const [planned, setPlanned] = useState<ReportSummary>()
  const acts = useSchedules()
  const schedules = useQuery({ ...reportSchedulesQuery(), meta: { isQuiet: true } })
  const columns = useMemo(() => reportColumns(setPlanned), [])
  return (
    <>
      <Stack gap="large">
        <Heading />
        {reports.length === 0 && links.length === 0 && (
          <EmptyState icon={documentIcon} title={texts.none}>
            {withCompany(texts.noneHint)}
          </EmptyState>
        )}
        {reports.length > 0 && (
          <DataTable
            caption={texts.table}
            columns={columns}
            rows={reports}
            rowKey={({ id }) => id}
            rowHref={({ id }) => paths.report({ report: id })}
            texts={tableTexts}
          />
        )}
        {links.length > 0 && <Links links={links} />}
        {reports.length > 0 && schedules.data && <SchedulesPanel rows={schedules.data.rows} acts={acts} />}
      </Stack>
      {planned && (
        <Suspense>
          <ScheduleDialog report={planned} acts={acts} onClose={() => setPlanned(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const withCompany = (text: string) => fill(text, { company: readBoot().company.nombre })

function Heading() {
  return <PageHeading title={texts.title} description={withCompany(texts.description)} />
}

function Links({ links }: { links: readonly ReportLink[] }) {
  return (
    <Panel title={withCompany(texts.links)}>
      <ul className={styles.links}>
        {links.map(({ id, titulo, contenido, url }) => (
          <li key={id}>
            <Link href={url} newTabLabel={texts.newTab}>
              {titulo}
            </Link>
            {contenido && <p>{contenido}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
