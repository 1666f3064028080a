import type { DeskPolicy } from '@enlace/contract/supplier-contracts/desk/schemas'
import { contractsDeskTexts as texts } from '@enlace/contract/supplier-contracts/desk/texts'
import type { Column } from '@enlace/ui/core/columns'
import { showDay, showInstant } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'

/** The columns of the desk. */
export const policyColumns: readonly Column<DeskPolicy, { moneda: string }>[] = [
  {
    id: 'contrato',
    header: texts.contrato,
    isSortable: true,
    card: 'number',
    cell: ({ contrato }) => contrato,
  },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="contract-policy" id={id} />
      </>
    ),
  },
  { id: 'amparo', header: texts.amparo, cell: ({ amparo }) => amparo },
  { id: 'numero', header: texts.numero, isWideOnly: true, cell: ({ numero }) => numero },
  { id: 'aseguradora', header: texts.aseguradora, isWideOnly: true, cell: ({ aseguradora }) => aseguradora },
  {
    id: 'desde',
    header: texts.desde,
    isSortable: true,
    cell: ({ desde }) => showInstant(desde),
  },
  {
    id: 'hasta',
    header: texts.hasta,
    isSortable: true,
    card: 'date',
    cell: ({ vigente_hasta: until }) => showDay(until),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="poliza_enviada" state={estado} />,
  },
]

/** What a contract asks of a policy beside what was sent. */
export type Comparison = { part: string; demanded: string; sent: string }

/** The columns of that. */
export const comparisonColumns: readonly Column<Comparison>[] = [
  { id: 'part', header: texts.part, card: 'number', cell: ({ part }) => part },
  { id: 'demanded', header: texts.demanded, card: 'text', cell: ({ demanded }) => demanded },
  { id: 'sent', header: texts.sent, card: 'amount', cell: ({ sent }) => <strong>{sent}</strong> },
]
