import { fill } from '@enlace/contract/core/fill'
import type { DeskBankChange } from '@enlace/contract/features/bank-desk/schemas'
import { bankDeskTexts as texts } from '@enlace/contract/features/bank-desk/texts'
import { formatInstant } from '@enlace/domain/calendar-date'
import type { Column } from '@enlace/ui/core/columns'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'

/** The columns of the desk. */
export const bankChangeColumns: readonly Column<DeskBankChange, { moneda: string }>[] = [
  { id: 'numero', header: texts.numero, isSortable: true, card: 'number', cell: ({ numero }) => numero },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="bank-change" id={id} />
      </>
    ),
  },
  { id: 'nit', header: texts.nit, isWideOnly: true, cell: ({ nit }) => nit },
  { id: 'cuenta', header: texts.cuenta, cell: ({ cuenta }) => cuenta },
  {
    id: 'aprobaciones',
    header: texts.aprobaciones,
    cell: ({ aprobaciones }) => fill(texts.ofTwo, { n: aprobaciones }),
  },
  {
    id: 'desde',
    header: texts.desde,
    isSortable: true,
    card: 'date',
    cell: ({ desde }) => formatInstant(new Date(desde), 'short'),
  },
  {
    id: 'se_aplica',
    header: texts.se_aplica,
    isWideOnly: true,
    cell: ({ se_aplica: at }) => (at === null ? '' : formatInstant(new Date(at), 'short')),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="cambio_cuenta" state={estado} />,
  },
]
