import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { EvaluationForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'

type Version = EvaluationForm['versiones'][number]

/** The versions of the form, the newest first. */
export function VersionsPanel({ versions }: { versions: readonly Version[] }) {
  return (
    <Panel title={texts.versions} isFlush>
      <DataTable
        caption={texts.versions}
        columns={versionColumns}
        rows={versions}
        rowKey={({ version }) => String(version)}
        empty={null}
        texts={tableTexts}
      />
    </Panel>
  )
}

const versionColumns: readonly Column<Version>[] = [
  { id: 'version', header: texts.versionColumn, card: 'number', cell: ({ version }) => version },
  { id: 'at', header: texts.at, card: 'date', cell: ({ at }) => formatInstant(new Date(at)) },
  {
    id: 'por',
    header: texts.by,
    card: 'text',
    cell: ({ por, por_nombre }) => <span title={por}>{por_nombre}</span>,
  },
  {
    id: 'evaluaciones',
    header: texts.used,
    align: 'end',
    card: 'amount',
    cell: ({ evaluaciones }) => evaluaciones,
  },
]
