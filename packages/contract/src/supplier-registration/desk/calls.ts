import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { Assignment, seen } from '../../staff/sign-in/assignees.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import {
  ApprovedRegistration,
  DeskRegistrationRows,
  DeskRegistrations,
  DeskRegistrationsQuery,
  DeskRegistrationsSliceQuery,
  IssuedPaper,
  RegistrationReview,
  RejectedRegistration,
  ReturnedRegistration,
} from './schemas.ts'

const access = { actor: 'staff', area: 'registrations' } as const
const params = z.object({ id: DocumentId })

/** The inbox: requests to become a supplier or to get access, longest waiting first. */
export const listDeskRegistrations = defineCall({
  purpose: 'Registration requests, those that wait for the company first, the oldest of them first.',
  method: 'GET',
  path: '/staff/registrations',
  access,
  query: DeskRegistrationsQuery,
  answer: DeskRegistrations,
})

export const listDeskRegistrationRows = defineCall({
  purpose: 'Registration requests of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/registrations/rows',
  access,
  query: DeskRegistrationsSliceQuery,
  answer: DeskRegistrationRows,
  isQuiet: true,
})

export const getDeskRegistration = defineCall({
  purpose: 'One registration request with its answers, papers, checks and history.',
  method: 'GET',
  path: '/staff/registrations/:id',
  access,
  params,
  answer: RegistrationReview,
})

export const assignRegistration = defineCall({
  purpose: 'Gives a registration request to a member of the staff, or to nobody.',
  method: 'PUT',
  path: '/staff/registrations/:id/assignee',
  access,
  params,
  body: Assignment,
  answer: RegistrationReview,
})

/** Starts the review of a received request, which the applicant sees by its link. */
export const startRegistrationReview = defineCall({
  purpose: 'Begins the review of a received registration request.',
  method: 'POST',
  path: '/staff/registrations/:id/review',
  access,
  params,
  body: z.object(seen),
  answer: RegistrationReview,
})

export const returnRegistration = defineCall({
  purpose: 'Returns a registration request with a reason for each field; the applicant is mailed a link.',
  method: 'POST',
  path: '/staff/registrations/:id/return',
  access,
  params,
  body: ReturnedRegistration,
  answer: RegistrationReview,
})

export const rejectRegistration = defineCall({
  purpose: 'Rejects a registration request with a reason; the applicant is mailed.',
  method: 'POST',
  path: '/staff/registrations/:id/reject',
  access,
  params,
  body: RejectedRegistration,
  answer: RegistrationReview,
})

export const approveRegistration = defineCall({
  purpose: 'Approves a registration request: third party, branch account, and the master invited.',
  method: 'POST',
  path: '/staff/registrations/:id/approve',
  access,
  params,
  body: ApprovedRegistration,
  answer: RegistrationReview,
})

export const downloadRegistrationFile = defineCall({
  purpose: 'One paper of a registration request.',
  method: 'GET',
  path: '/staff/registration-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const dateRegistrationFile = defineCall({
  purpose: 'Notes the day of issue of a paper of a registration request.',
  method: 'PUT',
  path: '/staff/registration-files/:id',
  access,
  params,
  body: IssuedPaper,
  answer: RegistrationReview,
})
