import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { Validation } from '../core/person/validation.ts'
import { DocumentId } from '../core/values.ts'
import { ChangedUser, InvitationOutcome, Invitations, NewUser } from './form-schemas.ts'
import { UserDetail, UserRows, Users, UsersQuery, UsersSliceQuery } from './schemas.ts'

const access = placeAccess.users
const params = z.object({ id: DocumentId })
const done = z.object({ done: z.boolean() })

/** The supplier's users (screens 2.13). */
export const listUsers = defineCall({
  purpose: "The users of the session's supplier, for its masters.",
  method: 'GET',
  path: '/users',
  access,
  query: UsersQuery,
  answer: Users,
})

export const listUserRows = defineCall({
  purpose: 'Users of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/users/rows',
  access,
  query: UsersSliceQuery,
  answer: UserRows,
  isQuiet: true,
})

export const getUser = defineCall({
  purpose: 'One user of the supplier: what it is granted, and what happened to it.',
  method: 'GET',
  path: '/users/:id',
  access,
  params,
  answer: UserDetail,
})

/** Creates a user with all its data and mails a link to set the password. */
export const createUser = defineCall({
  purpose: 'Creates a user of the supplier and invites it by mail (spec 7, user create).',
  method: 'POST',
  path: '/users',
  access,
  limit: 'invitation',
  body: NewUser,
  answer: z.object({ id: DocumentId }),
})

export const inviteUsers = defineCall({
  purpose: 'Invites several people by mail, with a role each (spec 7, user invite).',
  method: 'POST',
  path: '/users/invitations',
  access,
  limit: 'invitation',
  body: Invitations,
  answer: z.object({ people: z.array(InvitationOutcome) }),
})

export const updateUser = defineCall({
  purpose:
    'Changes a user; a new email of who has not joined yet is sent another link (spec 7, user update).',
  method: 'PUT',
  path: '/users/:id',
  access,
  limit: 'invitation',
  params,
  body: ChangedUser,
  answer: z.object({ reinvited: z.nullable(z.string()) }),
})

/** Sends a new link to an invited user; the earlier one is void. */
export const resendInvitation = defineCall({
  purpose: 'Sends the invitation of a user again, with another link.',
  method: 'POST',
  path: '/users/:id/invitation',
  access,
  limit: 'invitation',
  params,
  answer: done,
})

/** Enables or disables a user, who is never deleted. */
export const enableUser = defineCall({
  purpose: 'Enables or disables a user; a pending invitation is withdrawn (spec 7, user enable).',
  method: 'PUT',
  path: '/users/:id/active',
  access,
  params,
  body: z.object({ isActive: z.boolean() }),
  answer: done,
})

export const endUserSessions = defineCall({
  purpose: "Ends a user's sessions at the supplier, here and nowhere else.",
  method: 'DELETE',
  path: '/users/:id/sessions',
  access,
  params,
  answer: z.object({ sessions: z.number() }),
})

export const giveMaster = defineCall({
  purpose: 'Gives the master role to a user; handing over takes it from whoever gives it.',
  method: 'POST',
  path: '/users/:id/master',
  access,
  stepUp: true,
  params,
  body: z.object({ handsOver: z.boolean() }),
  answer: done,
})

/** Turns a master into an ordinary user. */
export const takeMaster = defineCall({
  purpose: 'Takes the master role from another user.',
  method: 'DELETE',
  path: '/users/:id/master',
  access,
  stepUp: true,
  params,
  answer: done,
})

/** Checks whether an email may be invited: its format, and that it is not already a user of this supplier. */
export const validateUserEmail = defineCall({
  purpose: 'Whether an email can be a new user of the supplier (spec 7, email validator).',
  method: 'GET',
  path: '/users/validate-email',
  access,
  limit: 'validation',
  query: z.object({
    email: z.string().check(z.maxLength(254)),
    user: z.optional(DocumentId),
  }),
  answer: Validation,
  isQuiet: true,
})

/** Checks whether an identification is valid for its type and no other user's of this supplier. */
export const validateUserIdentification = defineCall({
  purpose: "Whether an identification can be a user's (spec 7, identification validator).",
  method: 'GET',
  path: '/users/validate-identification',
  access,
  limit: 'validation',
  query: z.object({
    idDocument: z.string().check(z.maxLength(20)),
    document: z.string().check(z.maxLength(40)),
    user: z.optional(DocumentId),
  }),
  answer: Validation,
  isQuiet: true,
})
