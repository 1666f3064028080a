import type { DeskProfileRequest, RequestedChange } from '@enlace/contract/profile/requests/schemas'
import { profileRequestsTexts as texts } from '@enlace/contract/profile/requests/texts'
import { profileRequestTexts } from '@enlace/contract/profile/requests/request-texts'
import type { Column } from '@enlace/ui/core/columns'
import { showDay, showInstant } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'

/** The columns of the desk. */
export const profileRequestColumns: readonly Column<DeskProfileRequest, { moneda: string }>[] = [
  { id: 'numero', header: texts.numero, isSortable: true, card: 'number', cell: ({ numero }) => numero },
  { id: 'tipo', header: texts.tipo, card: 'text', cell: ({ tipo }) => texts.kinds[tipo] },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="profile-request" id={id} />
      </>
    ),
  },
  { id: 'persona', header: texts.persona, isWideOnly: true, cell: ({ persona }) => persona },
  {
    id: 'desde',
    header: texts.desde,
    isSortable: true,
    isWideOnly: true,
    cell: ({ desde }) => showInstant(desde),
  },
  {
    id: 'vence',
    header: texts.vence,
    isSortable: true,
    card: 'date',
    cell: ({ vence }) => (vence === null ? texts.noTerm : showDay(vence)),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="solicitud_perfil" state={estado} />,
  },
]

/** What a request asks to change, field by field. */
export const changeColumns: readonly Column<RequestedChange>[] = [
  {
    id: 'campo',
    header: texts.field,
    card: 'number',
    cell: ({ campo, sucursal }) => (sucursal === null ? campo : `${campo} · ${sucursal}`),
  },
  { id: 'antes', header: texts.before, card: 'text', cell: ({ antes }) => antes },
  { id: 'hoy', header: texts.today, cell: ({ antes, hoy }) => hoy ?? antes },
  { id: 'despues', header: texts.after, card: 'amount', cell: ({ despues }) => <strong>{despues}</strong> },
  {
    id: 'situacion',
    header: texts.standing,
    isWideOnly: true,
    cell: ({ situacion }) => (situacion === null ? '' : profileRequestTexts.standing[situacion]),
  },
]
