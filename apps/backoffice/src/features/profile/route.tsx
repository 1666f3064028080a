import {
  listDeskProfileRequestRows,
  listDeskProfileRequests,
} from '@enlace/contract/profile/requests/calls.ts'
import type { DeskProfileRequest } from '@enlace/contract/profile/requests/schemas.ts'
import { profileRequestsTexts as texts } from '@enlace/contract/profile/requests/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showDay } from '@enlace/web/document/shown.ts'
import { instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { supplierColumn } from '../../core/list/columns.tsx'
import { deskList } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'

/** Who asks for what, and until when it has to be answered. */
export const profileRequestColumns: readonly Column<DeskProfileRequest, { moneda: string }>[] = [
  textColumn('numero', texts.numero, { isSortable: true, card: 'number' }),
  { id: 'tipo', header: texts.tipo, card: 'text', cell: ({ tipo }) => texts.kinds[tipo] },
  supplierColumn(texts.proveedor, 'profile-request', {}),
  textColumn('persona', texts.persona, { priority: 3 }),
  instantColumn('desde', texts.desde, { isSortable: true, priority: 3 }),
  {
    id: 'vence',
    header: texts.vence,
    isSortable: true,
    card: 'date',
    cell: ({ vence }) => (vence === null ? texts.noTerm : showDay(vence)),
  },
  stateColumn(texts.estado, 'solicitud_perfil'),
]

/** `/cambios`: requests to change a record, and about personal data. */
export const profileRequestsRoute = deskList({
  path: paths.profileRequests,
  list: 'staff-profile-requests',
  texts,
  page: listDeskProfileRequests,
  rows: listDeskProfileRequestRows,
  changes: 'profile-request',
  columns: profileRequestColumns,
  states: 'solicitud_perfil',
  hrefOf: (id) => paths.profileRequest({ id }),
})
