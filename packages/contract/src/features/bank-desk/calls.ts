import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { deskOf, DeskQuery, deskRowsOf, DeskSliceQuery } from '../../core/desk/schemas.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId, Instant } from '../../core/values.ts'
import {
  BankApproval,
  BankApprovers,
  BankRejection,
  BankReview,
  DeskBankChange,
  StaffEmail,
} from './schemas.ts'

const access = { actor: 'staff', area: 'bank-accounts' } as const // the actor is the type
/** Who names those who approve is no approver by that: only administrators do. */
const naming = { actor: 'staff', area: 'staff' } as const // likewise
const params = z.object({ id: DocumentId })

/** The changes of accounts, those that wait first. */
export const listDeskBankChanges = defineCall({
  purpose: 'Changes of bank accounts, those that wait for a decision first.',
  method: 'GET',
  path: '/staff/bank-changes',
  access,
  query: DeskQuery,
  answer: deskOf(DeskBankChange),
})

/** Changes of the whole filter, a slice at a time. */
export const listDeskBankChangeRows = defineCall({
  purpose: 'Changes of bank accounts of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/bank-changes/rows',
  access,
  query: DeskSliceQuery,
  answer: deskRowsOf(DeskBankChange),
  isQuiet: true,
})

/** One change, with what ought to be looked at twice. */
export const getBankReview = defineCall({
  purpose: 'One change of account with its warnings, known contacts, verifications and history.',
  method: 'GET',
  path: '/staff/bank-changes/:id',
  access,
  params,
  answer: BankReview,
})

/** The bank's certificate, if it is still the one that came. */
export const downloadBankCertificate = defineCall({
  purpose: 'The certificate of a change of account, if it is still the one that came.',
  method: 'GET',
  path: '/staff/bank-changes/:id/certificate',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

/** Mails the signed-in approver a code of its own for a change. */
export const askBankCode = defineCall({
  purpose: 'Mails the signed-in approver a new code for a change of account.',
  method: 'POST',
  path: '/staff/bank-changes/:id/code',
  access,
  params,
  answer: z.object({ correo: z.string() }),
})

/** One of the two approvals of a change; the second one starts the hold. */
export const approveBankReview = defineCall({
  purpose: 'Approves a change of account; the second person to do so starts the hold of 48 hours.',
  method: 'POST',
  path: '/staff/bank-changes/:id/approval',
  access,
  stepUp: true,
  params,
  body: BankApproval,
  answer: z.object({ review: BankReview, se_aplica: z.nullable(Instant) }),
})

/** Rejects a change, also while it is held. */
export const rejectBankReview = defineCall({
  purpose: 'Rejects a change of account, also while it is held; the supplier is mailed why.',
  method: 'POST',
  path: '/staff/bank-changes/:id/rejection',
  access,
  stepUp: true,
  params,
  body: BankRejection,
  answer: z.object({ review: BankReview }),
})

/** Who approves changes of accounts. */
export const listBankApprovers = defineCall({
  purpose: 'Who may approve changes of bank accounts, and who of the staff could be named.',
  method: 'GET',
  path: '/staff/bank-approvers',
  access,
  answer: BankApprovers,
})

/** Names an approver of the changes that are asked for from now on; the others are mailed. */
export const nameBankApprover = defineCall({
  purpose: 'Names a member of the staff who approves changes that are asked for from now on.',
  method: 'POST',
  path: '/staff/bank-approvers',
  access: naming,
  stepUp: true,
  body: z.object({ correo: StaffEmail }),
  answer: BankApprovers,
})

/** Takes an approver away; all are mailed. */
export const removeBankApprover = defineCall({
  purpose: 'Takes an approver of changes of bank accounts away.',
  method: 'POST',
  path: '/staff/bank-approvers/removal',
  access: naming,
  stepUp: true,
  body: z.object({ correo: StaffEmail }),
  answer: BankApprovers,
})
