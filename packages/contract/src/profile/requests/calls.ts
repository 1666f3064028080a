import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { deskOf, DeskQuery, deskRowsOf, DeskSliceQuery } from '../../core/desk/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import { DeskProfileRequest, ProfileDecision, ProfileRequestReview, TermExtension } from './schemas.ts'

const access = { actor: 'staff', area: 'registrations' } as const
const params = z.object({ id: DocumentId })

export const listDeskProfileRequests = defineCall({
  purpose: 'Requests to change a supplier’s record, and requests about personal data, what is due first.',
  method: 'GET',
  path: '/staff/profile-requests',
  access,
  query: DeskQuery,
  answer: deskOf(DeskProfileRequest),
})

export const listDeskProfileRequestRows = defineCall({
  purpose: 'Requests of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/profile-requests/rows',
  access,
  query: DeskSliceQuery,
  answer: deskRowsOf(DeskProfileRequest),
  isQuiet: true,
})

export const getDeskProfileRequest = defineCall({
  purpose: 'One request with its changes, held against the record of today, and its history.',
  method: 'GET',
  path: '/staff/profile-requests/:id',
  access,
  params,
  answer: ProfileRequestReview,
})

/** Decides a request; the user is mailed, and for a change every master. */
export const decideProfileRequest = defineCall({
  purpose: 'Reviews, approves or rejects a request; an approved change is written into the record.',
  method: 'POST',
  path: '/staff/profile-requests/:id/decision',
  access,
  params,
  body: ProfileDecision,
  answer: ProfileRequestReview,
})

export const extendProfileRequest = defineCall({
  purpose: 'Puts the term of a request about personal data off, once and telling why (Ley 1581 of 2012).',
  method: 'POST',
  path: '/staff/profile-requests/:id/extension',
  access,
  params,
  body: TermExtension,
  answer: ProfileRequestReview,
})
