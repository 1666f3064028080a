import { listDeskProfileRequests } from '@enlace/contract/profile/requests/calls'
import type { DeskProfileRequest } from '@enlace/contract/profile/requests/schemas'
import { profileRequestsTexts as texts } from '@enlace/contract/profile/requests/texts'
import { deskRoute } from '../../core/desk/desk-route.tsx'
import { paths } from '../../core/paths.ts'
import { profileRequestColumns } from './columns.tsx'
import { profileRequestSlice, profileRequestsQuery } from './queries.ts'

/** `/cambios`: requests to change a record, and about personal data. */
export const profileRequestsRoute = deskRoute<DeskProfileRequest>({
  path: paths.profileRequests,
  list: 'staff-profile-requests',
  texts,
  query: profileRequestsQuery,
  sliceOf: profileRequestSlice,
  columns: profileRequestColumns,
  states: 'solicitud_perfil',
  fresh: { kind: 'profile-request', call: listDeskProfileRequests },
  hrefOf: (id) => paths.profileRequest({ id }),
})
