import type { DeskDocument } from '@enlace/contract/required-documents/desk/schemas'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts'
import { formatWholeNit } from '@enlace/domain/nit'
import type { Column } from '@enlace/ui/core/columns'
import { showDay, showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'

/** The columns of the desk. */
export const documentColumns: readonly Column<DeskDocument, { moneda: string }>[] = [
  {
    id: 'documento',
    header: texts.documento,
    isSortable: true,
    card: 'number',
    cell: ({ documento }) => documento,
  },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="required-document" id={id} />
      </>
    ),
  },
  {
    id: 'nit',
    header: texts.nit,
    isWideOnly: true,
    cell: ({ nit }) => <Unbroken>{formatWholeNit(nit)}</Unbroken>,
  },
  { id: 'contrato', header: texts.contrato, isWideOnly: true, cell: ({ contrato }) => showText(contrato) },
  { id: 'version', header: texts.version, align: 'end', isWideOnly: true, cell: ({ version }) => version },
  {
    id: 'desde',
    header: texts.desde,
    isSortable: true,
    cell: ({ desde }) => showInstant(desde),
  },
  { id: 'vence', header: texts.vence, isSortable: true, card: 'date', cell: ({ vence }) => showDay(vence) },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="version_documento" state={estado} />,
  },
]
