import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { MaintenanceWindow } from '@enlace/contract/availability/schemas.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { whenText } from './shown.ts'

const tones = { planned: 'info', running: 'warning', done: 'neutral', cancelled: 'neutral' } as const

type WindowActs = {
  onChange?: (window: MaintenanceWindow) => void
  onCallOff?: (window: MaintenanceWindow) => void
}
type WindowsTableProps = WindowActs & { caption: string; windows: readonly MaintenanceWindow[] }

/** Maintenance in a table, with what can still be done with it. */
export function WindowsTable({ caption, windows, ...acts }: WindowsTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={acts.onChange ? [...columns, actsColumn(acts)] : columns}
      rows={windows}
      rowKey={({ id }) => id}
      texts={tableTexts}
    />
  )
}

const columns: readonly Column<MaintenanceWindow>[] = [
  { id: 'when', header: texts.columns.when, card: 'number', cell: whenText },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'status',
    cell: ({ state }) => <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>,
  },
  {
    id: 'announce',
    header: texts.columns.announce,
    card: 'text',
    cell: ({ announceFrom }) =>
      announceFrom === null ? texts.notAnnounced : formatInstant(new Date(announceFrom)),
  },
  { id: 'message', header: texts.columns.message, cell: ({ message }) => message },
  {
    id: 'by',
    header: texts.columns.by,
    priority: 3,
    cell: ({ createdBy, createdByName }) => <span title={createdBy}>{createdByName}</span>,
  },
]

function actsColumn({ onChange, onCallOff }: WindowActs): Column<MaintenanceWindow> {
  return {
    id: 'acts',
    header: texts.edit,
    card: 'text',
    cell: (window) => (
      <Actions>
        <Button
          aria-label={fill(texts.editOf, { when: whenText(window) })}
          onClick={() => onChange?.(window)}
        >
          {texts.edit}
        </Button>
        {window.state === 'planned' && (
          <Button
            aria-label={fill(texts.callOffOf, { when: whenText(window) })}
            onClick={() => onCallOff?.(window)}
          >
            {texts.callOff}
          </Button>
        )}
      </Actions>
    ),
  }
}
