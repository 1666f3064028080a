import { useQueryClient } from '@tanstack/react-query'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskReport, DeskReportLink } from '@enlace/contract/reports/desk/schemas.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import type { Refusals, ReportActions } from './actions.ts'
import { LinksPanel } from './links-panel.tsx'
import { addLink, changeLink, changeReport, removeLink, reportsQuery, resetReport } from './queries.ts'
import { ReportDialog } from './report-dialog.tsx'

/** What the company made of each report. */
export const reportColumns = (onEdit: (id: string) => void): readonly Column<DeskReport>[] => [
  {
    id: 'report',
    header: texts.report,
    card: 'number',
    cell: ({ title, settings }) => settings.title ?? title,
  },
  {
    id: 'state',
    header: texts.state,
    card: 'status',
    cell: ({ isOn, isModuleOn, modulo }) =>
      isOn && !isModuleOn ? (
        <span title={fill(texts.moduleOffHint, { modulo: modulo ?? '' })}>
          <StatusChip tone="warning">{texts.moduleOff}</StatusChip>
        </span>
      ) : (
        <StatusChip tone={isOn ? 'good' : 'neutral'}>{isOn ? texts.on : texts.off}</StatusChip>
      ),
  },
  {
    id: 'columns',
    header: texts.columns,
    card: 'date',
    cell: ({ columns, settings }) =>
      fill(texts.columnsCount, { shown: settings.columns?.length ?? columns.length, all: columns.length }),
  },
  {
    id: 'changed',
    header: texts.changed,
    priority: 3,
    cell: ({ settings }) =>
      Object.values(settings).some((value) => value !== null) ? texts.changed : texts.asIs,
  },
  {
    id: 'origin',
    header: texts.origin,
    priority: 3,
    cell: ({ isShipped }) => (isShipped ? texts.shipped : texts.installed),
  },
  {
    id: 'acts',
    header: texts.acts,
    card: 'text',
    cell: ({ id, settings, title }) => (
      <Button
        aria-label={fill(texts.editTitle, { title: settings.title ?? title })}
        onClick={() => onEdit(id)}
      >
        {texts.edit}
      </Button>
    ),
  },
]

/** `/reportes`: which reports suppliers have, and how. */
export const reportsDeskRoute = screenRoute({
  path: paths.reports.pattern,
  title: texts.title,
  query: reportsQuery,
  Screen: ({ data }) => <ReportsDeskScreen {...data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type ReportsDeskScreenProps = { reports: readonly DeskReport[]; links: readonly DeskReportLink[] }

function ReportsDeskScreen({ reports, links }: ReportsDeskScreenProps) {
  const mayWrite = useMayWrite('settings')
  const { isBusy, actions } = useReportActions()
  const [edited, setEdited] = useState<string>()
  const report = reports.find(({ id }) => id === edited)
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <DataTable
        caption={texts.table}
        columns={reportColumns(setEdited)}
        rows={reports}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />
      <LinksPanel {...{ links, mayWrite, isBusy, actions }} />
      {report && (
        <ReportDialog
          // Another state of the report begins the form anew.
          key={report.id}
          {...{ report, mayWrite, isBusy, actions }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  )
}

/** What can be done with reports and links. What was refused is told beside its fields. */
function useReportActions(): { isBusy: boolean; actions: ReportActions } {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const act = async (work: () => Promise<unknown>, done: string): Promise<Refusals | undefined> => {
    let refused: Refusals = {}
    const isDone = await run(
      'act',
      async () => {
        try {
          await work()
        } catch (thrown) {
          refused = failureOf(thrown).fields
          throw thrown
        } finally {
          await client.invalidateQueries({ queryKey: reportsQuery().queryKey })
        }
      },
      done,
    )
    return isDone ? undefined : refused
  }
  const actions: ReportActions = {
    change: ({ id, sello }, settings) => act(() => changeReport(id, sello, settings), texts.saved),
    reset: ({ id, sello }) => act(() => resetReport(id, sello), texts.resetDone),
    keepLink: (link, body) =>
      act(() => (link ? changeLink(link.id, link.sello, body) : addLink(body)), texts.linkSaved),
    removeLink: ({ id }) => act(() => removeLink(id), texts.linkRemoved),
  }
  return { isBusy: busy !== undefined, actions }
}
