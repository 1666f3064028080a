import {
  createUser,
  enableUser,
  endUserSessions,
  getUser,
  giveMaster,
  inviteUsers,
  resendInvitation,
  takeMaster,
  updateUser,
  validateUserEmail,
  validateUserIdentification,
} from '@enlace/contract/users/calls.ts'
import type { ChangedUser, Invitations, NewUser } from '@enlace/contract/users/form-schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/http/client.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import type { UserAct } from './acts.ts'

/** One user with its history. */
export const userQuery = (id: string) => callQuery(getUser, { params: { id } })

/** Creates a user and has it invited. */
export const sendNewUser = (body: NewUser) => send(createUser, { body })

/** Invites several people; answers what became of each. */
export const sendInvitations = (body: Invitations) => send(inviteUsers, { body })

/** Changes a user; answers the address that was mailed another link, if one was. */
export const sendChanges = (id: string, body: ChangedUser) => send(updateUser, { params: { id }, body })

/** What the server says of an email or an identification while a user is filled in (spec 5). */
export const checks = {
  email: (email: string, user?: string) => send(validateUserEmail, { query: { email, user } }),
  identification: (idDocument: string, document: string, user?: string) =>
    send(validateUserIdentification, { query: { idDocument, document, user } }),
}

/** Does to a user what a master chose; a dangerous act asks first whether it is still the person. */
export async function sendAct(act: UserAct, id: string): Promise<void> {
  const params = { id }
  switch (act) {
    case 'resend':
      await send(resendInvitation, { params })
      return
    case 'enable':
      await send(enableUser, { params, body: { isActive: true } })
      return
    case 'disable':
    case 'withdraw':
      await send(enableUser, { params, body: { isActive: false } })
      return
    case 'endSessions':
      await send(endUserSessions, { params })
      return
    case 'giveMaster':
      await withStepUp(() => send(giveMaster, { params, body: { handsOver: false } }))
      return
    case 'handOver':
      await withStepUp(() => send(giveMaster, { params, body: { handsOver: true } }))
      return
    case 'takeMaster':
      await withStepUp(() => send(takeMaster, { params }))
  }
}
