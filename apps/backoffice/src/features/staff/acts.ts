import type { InvitedStaff, StaffEmailForm } from '@enlace/contract/staff/schemas.ts'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'

/** What can be done to a member besides changing its role. */
export type StaffAct = 'resend' | 'withdraw' | 'close' | 'reopen' | 'endSessions' | 'unlock'

/** What is asked about before it is done. */
export type AskedAct = Extract<StaffAct, 'withdraw' | 'close' | 'endSessions'>

/** What a member may do from now on. */
export type NewAccess = { rol: StaffRole; ends_on: CalendarDate | null }

/** Invites somebody. @throws CallFailure */
export type Invite = (person: InvitedStaff) => Promise<unknown>

/** Changes what a member may do. @throws CallFailure; `changed-meanwhile` where it is another by now. */
export type ChangeAccess = (seen: StaffMember, to: NewAccess) => Promise<unknown>

/** Asks for another email for a member. @throws CallFailure */
export type ChangeEmail = (to: StaffEmailForm) => Promise<unknown>

/** What can be done to a member as it stands; nobody does anything to its own access here. */
export function actsOn(
  { isSelf, estado, hasJoined, openSessions }: StaffMember,
  isLocked = false,
): readonly StaffAct[] {
  if (isSelf) return []
  if (!hasJoined) return estado === 'invitado' ? ['resend', 'withdraw'] : ['resend']
  if (estado === 'inactivo') return ['reopen']
  return [
    ...(isLocked ? (['unlock'] as const) : []), // the word is the type
    ...(openSessions > 0 ? (['endSessions'] as const) : []), // likewise
    'close',
  ]
}

/** Whether an act is asked about first. */
export const isAsked = (act: StaffAct): act is AskedAct =>
  act !== 'resend' && act !== 'reopen' && act !== 'unlock'
