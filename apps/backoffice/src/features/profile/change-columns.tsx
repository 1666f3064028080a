import type { RequestedChange } from '@enlace/contract/profile/requests/schemas.ts'
import { profileRequestsTexts as texts } from '@enlace/contract/profile/requests/texts.ts'
import { profileRequestTexts } from '@enlace/contract/profile/requests/request-texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'

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
    priority: 3,
    cell: ({ situacion }) => (situacion === null ? '' : profileRequestTexts.standing[situacion]),
  },
]
