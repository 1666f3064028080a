import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { PushedAccounts, PushedAccountsAnswer } from '../load/schemas.ts'
import { AppliedChanges, AppliedChangesQuery, TakenChanges } from './schemas.ts'

const access = { actor: 'program', asks: 'read:cambios-cuenta' } as const

export const listAppliedChanges = defineCall({
  purpose:
    'Applied changes of bank accounts with their whole numbers, oldest first, after a cursor. Each call is audited.',
  method: 'GET',
  path: '/v1/bank-changes',
  access,
  query: AppliedChangesQuery,
  answer: AppliedChanges,
})

export const takeAppliedChanges = defineCall({
  purpose:
    'Says that the ERP has taken over applied changes of bank accounts. Saying it again changes nothing.',
  method: 'POST',
  path: '/v1/bank-changes/taken',
  access,
  body: TakenChanges,
  answer: z.object({ taken: z.number() }),
})

/** Loads the ERP's accounts. None that is in use is changed. */
export const pushBankAccounts = defineCall({
  purpose: 'Sends the bank accounts that the ERP has for branches; answers the outcome of each.',
  method: 'POST',
  path: '/v1/bank-accounts',
  access: { actor: 'program', asks: 'push:cuentas' },
  body: PushedAccounts,
  answer: PushedAccountsAnswer,
})
