import type { DeskQuery } from '@enlace/contract/core/desk/schemas'
import {
  decideProfileRequest,
  extendProfileRequest,
  getDeskProfileRequest,
  listDeskProfileRequestRows,
  listDeskProfileRequests,
} from '@enlace/contract/profile/requests/calls'
import type { DeskProfileRequest, ProfileRequestReview } from '@enlace/contract/profile/requests/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { DeskFilter } from '../../core/desk/desk-route.tsx'

/** A page of the desk. */
export const profileRequestsQuery = (query: DeskQuery) => ({
  ...callQuery(listDeskProfileRequests, { query }),
  staleTime: 0,
})

/** The rows of the whole desk, a slice at a time. */
export const profileRequestSlice =
  (place: ListPlace<DeskFilter>): LoadSlice<DeskProfileRequest> =>
  (after, signal) =>
    send(listDeskProfileRequestRows, { query: sliceQueryOf(place, after) }, { signal })

/** One request. */
export const profileRequestQuery = (id: string) => ({
  ...callQuery(getDeskProfileRequest, { params: { id } }),
  staleTime: 0,
})

/** Decides about a request that was seen in a state. @throws CallFailure */
export const sendDecision = (
  { id, estado: visto }: Pick<ProfileRequestReview, 'id' | 'estado'>,
  estado: 'en_revision' | 'aprobada' | 'rechazada',
  respuesta: string,
  aunAsi: boolean,
) => send(decideProfileRequest, { params: { id }, body: { visto, estado, respuesta, aun_asi: aunAsi } })

/** Puts a legal term off. @throws CallFailure */
export const sendExtension = (id: string, motivo: string) =>
  send(extendProfileRequest, { params: { id }, body: { motivo } })
