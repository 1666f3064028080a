import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ReportSchedule } from '@enlace/contract/reports/schemas.ts'
import { reportScheduleTexts as texts } from '@enlace/contract/reports/texts.ts'
import { clockIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { useMemo } from 'react'
import type { ScheduleActs } from './actions.ts'
import { scheduleColumns } from './schedule-columns.tsx'

type SchedulesPanelProps = { rows: readonly ReportSchedule[]; acts: ScheduleActs }

/** What the person gets by mail: when each comes next, and how to stop it. */
export function SchedulesPanel({ rows, acts }: SchedulesPanelProps) {
  const columns = useMemo(() => scheduleColumns(acts), [acts])
  return (
    <Panel title={texts.panel} isFlush={rows.length > 0}>
      {rows.length === 0 ? (
        <EmptyState icon={clockIcon} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.table}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          texts={tableTexts}
        />
      )}
    </Panel>
  )
}
