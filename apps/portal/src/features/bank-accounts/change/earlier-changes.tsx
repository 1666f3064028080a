import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { BankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { accountWords } from '../../../core/bank-accounts/account-words.ts'
import { ChangeChip } from './change-chip.tsx'

type EarlierChangesProps = { changes: readonly BankChange[] }

/** The changes that ended: what they were about, and in what they ended. */
export function EarlierChanges({ changes }: EarlierChangesProps) {
  return (
    <Panel title={texts.earlier} isFlush>
      <DataTable
        caption={texts.earlier}
        columns={columns}
        rows={changes}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />
    </Panel>
  )
}

const columns: readonly Column<BankChange>[] = [
  { id: 'number', header: texts.number, card: 'number', cell: ({ numero }) => numero },
  { id: 'account', header: texts.newAccount, card: 'text', cell: accountWords },
  {
    id: 'branches',
    header: texts.branches,
    priority: 3,
    cell: ({ sucursales }) => sucursales.join(', '),
  },
  { id: 'asked', header: texts.askedBy, priority: 3, cell: ({ solicitante }) => solicitante },
  {
    id: 'ended',
    header: texts.ended,
    card: 'date',
    cell: ({ cerrado_at }) => cerrado_at && formatInstant(new Date(cerrado_at)),
  },
  {
    id: 'state',
    header: texts.state,
    card: 'status',
    cell: (change) => <ChangeChip change={change} />,
  },
  { id: 'why', header: texts.why, cell: ({ razon }) => razon },
]
