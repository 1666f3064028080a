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

const access = { actor: 'staff', area: 'bank-accounts' } as const
/** Naming approvers is for administrators only, and does not make them approvers. */
const naming = { actor: 'staff', area: 'staff' } as const
const params = z.object({ id: DocumentId })
const named = z.object({ correo: StaffEmail })

export const listDeskBankChanges = defineCall({
  purpose: 'Changes of bank accounts, those that wait for a decision first.',
  method: 'GET',
  path: '/staff/bank-changes',
  access,
  query: DeskQuery,
  answer: deskOf(DeskBankChange),
})

export const listDeskBankChangeRows = defineCall({
  purpose: 'Changes of bank accounts of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/bank-changes/rows',
  access,
  query: DeskSliceQuery,
  answer: deskRowsOf(DeskBankChange),
  isQuiet: true,
})

export const getBankReview = defineCall({
  purpose: 'One change of account with its warnings, known contacts, verifications and history.',
  method: 'GET',
  path: '/staff/bank-changes/:id',
  access,
  params,
  answer: BankReview,
})

export const downloadBankCertificate = defineCall({
  purpose: 'The certificate of a change of account, if it is still the one that came.',
  method: 'GET',
  path: '/staff/bank-changes/:id/certificate',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

/** Returns the full number of the new account to an approver who has just authenticated again; each reading is audited. */
export const readBankNumber = defineCall({
  purpose:
    'The whole number of the account that a change asks for, to an approver; noted in the audit trail.',
  method: 'POST',
  path: '/staff/bank-changes/:id/number',
  access,
  stepUp: true,
  params,
  answer: z.object({ numero: z.string() }),
})

export const askBankCode = defineCall({
  purpose: 'Mails the signed-in approver a new code for a change of account.',
  method: 'POST',
  path: '/staff/bank-changes/:id/code',
  access,
  params,
  answer: z.object({ correo: z.string() }),
})

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

export const listBankApprovers = defineCall({
  purpose: 'Who may approve changes of bank accounts, and who of the staff could be named.',
  method: 'GET',
  path: '/staff/bank-approvers',
  access,
  answer: BankApprovers,
})

/** Proposes an approver. Another approver or an operator confirms, and it takes effect two days later. All are mailed. */
export const nameBankApprover = defineCall({
  purpose: 'Asks for an approver of changes of accounts, whom another approver or an operator confirms.',
  method: 'POST',
  path: '/staff/bank-approvers',
  access: naming,
  stepUp: true,
  body: named,
  answer: BankApprovers,
})

export const confirmBankApprover = defineCall({
  purpose: 'Confirms an approver whom somebody else asked for; it counts from 48 hours later.',
  method: 'POST',
  path: '/staff/bank-approvers/confirmation',
  access,
  stepUp: true,
  body: named,
  answer: BankApprovers,
})

export const rejectBankApprover = defineCall({
  purpose: 'Turns down an approver who was asked for and is not confirmed.',
  method: 'POST',
  path: '/staff/bank-approvers/rejection',
  access,
  stepUp: true,
  body: named,
  answer: BankApprovers,
})

/** Removes an approver: at once for oneself and by an operator, after two days by an administrator. All are mailed. */
export const removeBankApprover = defineCall({
  purpose: 'Takes an approver of changes of bank accounts away, or lets one resign.',
  method: 'POST',
  path: '/staff/bank-approvers/removal',
  access,
  stepUp: true,
  body: named,
  answer: BankApprovers,
})
