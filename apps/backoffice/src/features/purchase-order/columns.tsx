import type { DeskProposal } from '@enlace/contract/purchase-order/proposals/schemas'
import { proposalsDeskTexts as texts } from '@enlace/contract/purchase-order/proposals/texts'
import type { Column } from '@enlace/ui/core/columns'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'

/** The columns of the list of proposals. */
export const proposalColumns: readonly Column<DeskProposal, { moneda: string }>[] = [
  {
    id: 'orden',
    header: texts.orden,
    isSortable: true,
    card: 'number',
    cell: ({ orden }) => <Unbroken>{orden}</Unbroken>,
  },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="proposal" id={id} />
      </>
    ),
  },
  {
    id: 'comprador',
    header: texts.comprador,
    isSortable: true,
    isWideOnly: true,
    cell: ({ comprador }) => showText(comprador),
  },
  {
    id: 'lineas',
    header: texts.lineas,
    align: 'end',
    isSortable: true,
    cell: ({ lineas_total }) => lineas_total,
  },
  {
    id: 'at',
    header: texts.at,
    isSortable: true,
    card: 'date',
    cell: ({ at }) => <Unbroken>{showInstant(at)}</Unbroken>,
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="novedad_orden" state={estado} />,
  },
]
