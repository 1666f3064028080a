import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { StaffMember, StaffRole } from './sign-in/schemas.ts'
import { DateText } from '../core/values.ts'
import { InvitedStaff, StaffDetail, StaffEmailForm } from './schemas.ts'

const access = { actor: 'staff', area: 'staff' } as const
const params = z.object({ id: z.uuid() })

export const listStaff = defineCall({
  purpose: 'Who works in the back office of the company, as what, and since when.',
  method: 'GET',
  path: '/staff/members',
  access,
  answer: z.object({ members: z.array(StaffMember) }),
})

export const getStaff = defineCall({
  purpose: 'A member of the back office with what happened to its access.',
  method: 'GET',
  path: '/staff/members/:id',
  access,
  params,
  answer: StaffDetail,
})

/** Invites a person by mail, who alone sets the password. */
export const inviteStaff = defineCall({
  purpose: 'Invites somebody to the back office by mail with a one-use link.',
  method: 'POST',
  path: '/staff/members',
  access,
  stepUp: true,
  body: z.object({ ...InvitedStaff.shape, ends_on: z.nullable(DateText) }),
  answer: z.object({ id: z.string() }),
})

/** Changes a member's access, or revokes it; names the version it is based on. */
export const changeStaff = defineCall({
  purpose: "Changes a member's role, last day and whether it may enter.",
  method: 'PUT',
  path: '/staff/members/:id',
  access,
  stepUp: true,
  params,
  body: z.object({
    version: z.number(),
    rol: StaffRole,
    active: z.boolean(),
    ends_on: z.nullable(DateText),
  }),
  answer: z.object({}),
})

export const changeStaffEmail = defineCall({
  purpose: "Begins a change of a member's email, which the new address confirms by a mailed link.",
  method: 'POST',
  path: '/staff/members/:id/email',
  access,
  stepUp: true,
  params,
  body: StaffEmailForm,
  answer: z.object({}),
})

export const resendStaffInvitation = defineCall({
  purpose: 'Mails an invitation to the back office again, with a new link.',
  method: 'POST',
  path: '/staff/members/:id/invitation',
  access,
  params,
  answer: z.object({}),
})

/** Lifts a member's lock after failed attempts, at most three times a day. */
export const unlockStaff = defineCall({
  purpose: 'Forgets failed attempts to sign in as a member, who is let in again.',
  method: 'POST',
  path: '/staff/members/:id/unlock',
  access,
  stepUp: true,
  limit: 'unlock',
  params,
  answer: z.object({}),
})

/** Ends all sessions of a member in this company's back office. */
export const endStaffSessions = defineCall({
  purpose: "Ends a member's sessions in the back office.",
  method: 'POST',
  path: '/staff/members/:id/end-sessions',
  access,
  params,
  answer: z.object({ ended: z.number() }),
})
