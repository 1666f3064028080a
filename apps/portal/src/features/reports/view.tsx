import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ReportIndex, ReportSummary } from '@enlace/contract/reports/schemas.ts'
import { reportsTexts as texts } from '@enlace/contract/reports/texts.ts'
import { documentIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ReactNode, useMemo } from 'react'
import { reportColumns } from './columns.tsx'
import styles from './view.module.css'

type ReportsViewProps = {
  company: string
  index: ReportIndex
  hrefOf: (report: string) => string
  onSchedule: (report: ReportSummary) => void
  /** What the person gets by mail, below the reports. */
  schedules: ReactNode
}

/** What the company offers: its reports, those that it keeps elsewhere, and what comes by mail. */
export function ReportsView({ company, index, hrefOf, onSchedule, schedules }: ReportsViewProps) {
  const { reports, links } = index
  const columns = useMemo(() => reportColumns(onSchedule), [onSchedule])
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={fill(texts.description, { company })} />
      {reports.length === 0 && links.length === 0 ? (
        <EmptyState icon={documentIcon} title={texts.none}>
          {fill(texts.noneHint, { company })}
        </EmptyState>
      ) : (
        reports.length > 0 && (
          <DataTable
            caption={texts.table}
            columns={columns}
            rows={reports}
            rowKey={({ id }) => id}
            rowHref={({ id }) => hrefOf(id)}
            texts={tableTexts}
          />
        )
      )}
      {links.length > 0 && (
        <Panel title={fill(texts.links, { company })}>
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
      )}
      {reports.length > 0 && schedules}
    </Stack>
  )
}
