import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { deskOf, DeskQuery, deskRowsOf, DeskSliceQuery } from '../../core/desk/schemas.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import { DeskPolicy, PolicyRejection, PolicyReview } from './schemas.ts'

const access = { actor: 'staff', area: 'documents' } as const
const params = z.object({ id: DocumentId })

export const listDeskPolicies = defineCall({
  purpose: 'Policies that suppliers sent in for their contracts, those that wait for the company first.',
  method: 'GET',
  path: '/staff/contract-policies',
  access,
  query: DeskQuery,
  answer: deskOf(DeskPolicy),
})

export const listDeskPolicyRows = defineCall({
  purpose: 'Policies of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/contract-policies/rows',
  access,
  query: DeskSliceQuery,
  answer: deskRowsOf(DeskPolicy),
  isQuiet: true,
})

export const getPolicyReview = defineCall({
  purpose: 'One policy beside what its contract asks for.',
  method: 'GET',
  path: '/staff/contract-policies/:id',
  access,
  params,
  answer: PolicyReview,
})

export const downloadPolicyFile = defineCall({
  purpose: 'A paper that came with a policy of a contract.',
  method: 'GET',
  path: '/staff/contract-policy-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

/** Approves a policy, with entries in history and thread and a notification of the supplier. */
export const approvePolicy = defineCall({
  purpose: 'Approves a policy of a contract.',
  method: 'POST',
  path: '/staff/contract-policies/:id/approval',
  access,
  params,
  answer: PolicyReview,
})

export const rejectPolicy = defineCall({
  purpose: 'Rejects a policy of a contract with a reason.',
  method: 'POST',
  path: '/staff/contract-policies/:id/rejection',
  access,
  params,
  body: PolicyRejection,
  answer: PolicyReview,
})
