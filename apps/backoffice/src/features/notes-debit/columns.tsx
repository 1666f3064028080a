import { objectionMotiveTexts } from '@enlace/contract/acts/texts'
import type { DeskObjection } from '@enlace/contract/notes-debit/desk/schemas'
import { objectionsDeskTexts as texts } from '@enlace/contract/notes-debit/desk/texts'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'

/** The columns of the list of objections. */
export const objectionColumns: readonly Column<DeskObjection, { moneda: string }>[] = [
  {
    id: 'nota',
    header: texts.nota,
    isSortable: true,
    card: 'number',
    cell: ({ nota }) => <Unbroken>{nota}</Unbroken>,
  },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="objection" id={id} />
      </>
    ),
  },
  {
    id: 'motivo',
    header: texts.motivo,
    isWideOnly: true,
    cell: ({ motivo }) => showText(motivo && objectionMotiveTexts[motivo]),
  },
  {
    id: 'valor',
    header: texts.valor,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: ({ valor, moneda }) => (valor === null ? showText(null) : <Amount value={valor} moneda={moneda} />),
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
    cell: ({ estado }) => <StateChip owner="objecion" state={estado} />,
  },
]
