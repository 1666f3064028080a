import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceBatch } from '@enlace/contract/invoice-batches/schemas.ts'
import { invoiceBatchTexts as texts } from '@enlace/contract/invoice-batches/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { showCount, showInstant } from '@enlace/web/document/shown.ts'
import { Values } from './values.tsx'

type BatchActs = {
  mayWrite: boolean
  onDownload: (id: string) => void
  onUndo: (batch: InvoiceBatch) => void
}

/** The files that were made: what each has, how it stands, and the ways to get and to undo it. */
export const batchColumns = ({
  mayWrite,
  onDownload,
  onUndo,
}: BatchActs): readonly Column<InvoiceBatch>[] => [
  { id: 'numero', header: texts.number, card: 'number', cell: ({ numero }) => showCount(numero) },
  { id: 'nombre', header: texts.format, card: 'text', cell: ({ nombre }) => nombre },
  { id: 'facturas', header: texts.invoices, align: 'end', cell: ({ facturas }) => showCount(facturas) },
  {
    id: 'valores',
    header: texts.values,
    align: 'end',
    cell: ({ valores }) => <Values values={valores} />,
  },
  {
    id: 'hecho_at',
    header: texts.madeAt,
    card: 'date',
    cell: ({ hecho_at: at }) => <Unbroken>{showInstant(at)}</Unbroken>,
  },
  { id: 'hecho_por', header: texts.madeBy, priority: 3, cell: ({ hecho_por: who }) => who },
  { id: 'estado', header: texts.state, card: 'status', cell: (batch) => <State batch={batch} /> },
  {
    id: 'acciones',
    header: texts.acts,
    card: 'text',
    cell: ({ id, numero, ...batch }) => (
      <Actions>
        <IconButton
          icon={downloadIcon}
          label={fill(texts.download, { numero })}
          onClick={() => onDownload(id)}
        />
        {mayWrite && batch.deshecho_at === null && (
          <Button variant="quiet" onClick={() => onUndo({ id, numero, ...batch })}>
            {texts.undo}
          </Button>
        )}
      </Actions>
    ),
  },
]

function State({ batch: { deshecho_por: who, deshecho_at: at } }: { batch: InvoiceBatch }) {
  if (who === null || at === null) return <StatusChip tone="good">{texts.valid}</StatusChip>
  return (
    <>
      <StatusChip tone="neutral">{texts.undone}</StatusChip>
      <Hint isBlock>{fill(texts.undoneBy, { quien: who, at: showInstant(at) })}</Hint>
    </>
  )
}
