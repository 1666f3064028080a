import {
  decideProfileRequest,
  extendProfileRequest,
  getDeskProfileRequest,
} from '@enlace/contract/profile/requests/calls.ts'
import type { ProfileRequestReview } from '@enlace/contract/profile/requests/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

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
