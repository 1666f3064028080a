import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import {
  changeStaff,
  changeStaffEmail,
  endStaffSessions,
  getStaff,
  inviteStaff,
  listStaff,
  resendStaffInvitation,
  unlockStaff,
} from '@enlace/contract/staff/calls.ts'
import type { InvitedStaff, StaffEmailForm } from '@enlace/contract/staff/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import type { NewAccess, StaffAct } from './acts.ts'

/** Everybody who works in the back office, or was invited to. */
export const staffQuery = () => callQuery(listStaff)

/** One member with its history. */
export const memberQuery = (id: string) => callQuery(getStaff, { params: { id } })

/** Invites somebody by mail. */
export const sendInvitation = (body: InvitedStaff) => withStepUp(() => send(inviteStaff, { body }))

/** Changes what a member may do, as it was seen. */
export const sendAccess = ({ id, version }: StaffMember, { rol, ends_on }: NewAccess) =>
  withStepUp(() => send(changeStaff, { params: { id }, body: { version, rol, ends_on, active: true } }))

/** Asks a member's new address to confirm it. */
export const sendEmail = (id: string, body: StaffEmailForm) =>
  withStepUp(() => send(changeStaffEmail, { params: { id }, body }))

/** Does to a member what somebody chose. */
export async function sendAct(act: StaffAct, member: StaffMember): Promise<void> {
  const { id, version, rol, ends_on } = member
  const params = { id }
  switch (act) {
    case 'resend':
      await send(resendStaffInvitation, { params })
      return
    case 'endSessions':
      await send(endStaffSessions, { params })
      return
    case 'unlock':
      await withStepUp(() => send(unlockStaff, { params }))
      return
    case 'reopen':
      // A last day that is over would leave the door shut.
      await withStepUp(() =>
        send(changeStaff, { params, body: { version, rol, ends_on: null, active: true } }),
      )
      return
    case 'withdraw':
    case 'close':
      await withStepUp(() => send(changeStaff, { params, body: { version, rol, ends_on, active: false } }))
  }
}
