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
import { useState } from 'react'
import type { ReportActions } from './actions.ts'
import { LinksPanel } from './links-panel.tsx'
import { ReportDialog } from './report-dialog.tsx'

type ReportsDeskViewProps = {
  reports: readonly DeskReport[]
  links: readonly DeskReportLink[]
  mayWrite: boolean
  isBusy: boolean
  actions: ReportActions
}

/** Every report that suppliers may have, with what the company made of it. */
export function ReportsDeskView({ reports, links, mayWrite, isBusy, actions }: ReportsDeskViewProps) {
  const [edited, setEdited] = useState<string>()
  const report = reports.find(({ id }) => id === edited)
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <DataTable
        caption={texts.table}
        columns={columnsOf(setEdited)}
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

const columnsOf = (onEdit: (id: string) => void): readonly Column<DeskReport>[] => [
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
    isWideOnly: true,
    cell: ({ settings }) =>
      Object.values(settings).some((value) => value !== null) ? texts.changed : texts.asIs,
  },
  {
    id: 'origin',
    header: texts.origin,
    isWideOnly: true,
    cell: ({ isShipped }) => (isShipped ? texts.shipped : texts.installed),
  },
  {
    id: 'edit',
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
