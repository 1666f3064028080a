import { fill } from '@enlace/contract/core/fill'
import type { DeskBankChange } from '@enlace/contract/bank-accounts/desk/schemas'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts'
import { formatWholeNit } from '@enlace/domain/nit'
import type { Column } from '@enlace/ui/core/columns'
import { showInstant } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
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
  {
    id: 'nit',
    header: texts.nit,
    isWideOnly: true,
    cell: ({ nit }) => <Unbroken>{formatWholeNit(nit)}</Unbroken>,
  },
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
    cell: ({ desde }) => showInstant(desde),
  },
  {
    id: 'se_aplica',
    header: texts.se_aplica,
    isWideOnly: true,
    cell: ({ se_aplica: at }) => (at === null ? '' : showInstant(at)),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="cambio_cuenta" state={estado} />,
  },
]
