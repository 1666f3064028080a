import {
  changeSupplierUser,
  enableSupplierUser,
  endSupplierUserSessions,
  getSupplierUser,
  listSupplierEvents,
  listSupplierHoldings,
  resetSupplierUserFactor,
  setSupplierMaster,
  unlockSupplierUser,
  viewAsSupplierUser,
} from '@enlace/contract/suppliers/users/calls.ts'
import type { SupplierUserGrant } from '@enlace/contract/suppliers/users/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'
import { openPortal } from '../open-portal.ts'
import { sendAgain } from '../queries.ts'
import type { UserAct } from './user-acts.ts'

type Place = { id: number; user: string }

/** What happened at a third party. */
export const eventsQuery = (id: number) => ({
  ...callQuery(listSupplierEvents, { params: { id } }),
  staleTime: 0,
})

/** How much the portal has of a third party. */
export const holdingsQuery = (id: number) => callQuery(listSupplierHoldings, { params: { id } })

/** One user of a third party. */
export const userQuery = (params: Place) => callQuery(getSupplierUser, { params })

/** Changes what a user is granted, as it was seen. */
export const sendGrant = (params: Place, sello: string, grant: SupplierUserGrant) =>
  send(changeSupplierUser, { params, body: { ...grant, sello } })

/** Does to a user what somebody chose. */
export async function sendAct(act: UserAct, params: Place): Promise<void> {
  switch (act) {
    case 'resend':
      await sendAgain(params.id, params.user)
      return
    case 'open':
      await send(enableSupplierUser, { params, body: { isActive: true } })
      return
    case 'close':
    case 'withdraw':
      await send(enableSupplierUser, { params, body: { isActive: false } })
      return
    case 'endSessions':
      await send(endSupplierUserSessions, { params })
      return
    case 'giveMaster':
      await withStepUp(() => send(setSupplierMaster, { params, body: { isMaster: true } }))
      return
    case 'takeMaster':
      await withStepUp(() => send(setSupplierMaster, { params, body: { isMaster: false } }))
      return
    case 'unlock':
      await withStepUp(() => send(unlockSupplierUser, { params }))
      return
    case 'resetFactor':
      await withStepUp(() => send(resetSupplierUserFactor, { params }))
      return
    case 'view':
      await openPortal(() => send(viewAsSupplierUser, { params }))
  }
}
