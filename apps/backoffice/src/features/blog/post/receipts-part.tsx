import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskPost, DeskReceipt } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskReceiptTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { documentIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import { useState } from 'react'
import type { ReceiptActions } from '../actions.ts'
import styles from '../post.module.css'
import { SheetMenu } from '../../../core/export/sheet-menu.tsx'

const filters = [
  {
    name: 'only',
    label: texts.only,
    options: [
      { value: 'pending', label: texts.onlyPending },
      { value: 'done', label: texts.onlyDone },
    ],
  },
]

/** Who has opened and confirmed a communiqué: counted, listed, taken away and reminded. */
export function ReceiptsPart(props: ReceiptActions & { kept: DeskPost; mayWrite: boolean }) {
  const { kept, mayWrite, receipts, isBusy, remind, take } = props
  const [chosen, setChosen] = useState<{ only?: string }>({})
  if (kept.post.tipo !== 'comunicado')
    return (
      <EmptyState icon={documentIcon} title={texts.notCommunique}>
        {texts.notCommuniqueHint}
      </EmptyState>
    )
  if (kept.estado === 'borrador' || kept.estado === 'programada')
    return (
      <EmptyState icon={documentIcon} title={texts.notShown}>
        {texts.notShownHint}
      </EmptyState>
    )
  if (!receipts) return <Skeleton lines={6} />
  const { rows, version } = receipts
  if (rows.length === 0)
    return (
      <EmptyState icon={userIcon} title={texts.nobody}>
        {texts.nobodyHint}
      </EmptyState>
    )
  const isDone = ({ confirmada }: DeskReceipt) => confirmada === version
  const confirmed = rows.filter(isDone).length
  const shown = rows.filter((row) => !chosen.only || isDone(row) === (chosen.only === 'done'))
  const suppliers = new Set(rows.map(({ nit }) => nit)).size
  const summary = fill(texts.summary, { confirmed, total: rows.length, version, suppliers })
  return (
    <Stack>
      <ProgressBar label={summary} value={confirmed} max={rows.length} />
      <Actions>
        {mayWrite && (
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={!receipts.puedeRecordar || isBusy}
            onClick={() => void remind()}
          >
            {texts.remind}
          </Button>
        )}
        <SheetMenu onFile={take} />
      </Actions>
      {receipts.motivo && <p>{receipts.motivo}</p>}
      {receipts.recordado_at && (
        <p>{fill(texts.remindedAt, { fecha: formatInstant(new Date(receipts.recordado_at)) })}</p>
      )}
      <FilterLine filters={filters} chosen={chosen} total={shown.length} onFilter={setChosen} />
      <DataTable
        caption={texts.table}
        columns={columnsOf(version)}
        rows={shown}
        rowKey={({ nit, correo }) => `${nit} ${correo}`}
        texts={tableTexts}
      />
    </Stack>
  )
}

const columnsOf = (version: number): readonly Column<DeskReceipt>[] => [
  {
    id: 'persona',
    header: texts.person,
    card: 'number',
    cell: ({ persona, correo }) => <span className={styles.long}>{`${persona} · ${correo}`}</span>,
  },
  {
    id: 'proveedor',
    header: texts.supplier,
    card: 'text',
    cell: ({ proveedor, nit, dv }) => (
      <span className={styles.long}>{`${proveedor} · ${formatNit(nit, dv)}`}</span>
    ),
  },
  {
    id: 'abierto',
    header: texts.opened,
    card: 'date',
    cell: ({ abierto_at }) => whenOf(abierto_at) ?? texts.notOpened,
  },
  {
    id: 'confirmado',
    header: texts.confirmed,
    card: 'status',
    cell: ({ confirmado_at, confirmada }) => {
      const fecha = whenOf(confirmado_at)
      if (fecha === undefined) return texts.notConfirmed
      return confirmada === version ? fecha : fill(texts.oldVersion, { fecha, version: confirmada ?? 0 })
    },
  },
]

const whenOf = (instant: string | null) => (instant === null ? undefined : formatInstant(new Date(instant)))
