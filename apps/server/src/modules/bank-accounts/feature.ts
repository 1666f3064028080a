import * as bankAccounts from '@enlace/contract/bank-accounts/calls.ts'
import * as handOvers from '@enlace/contract/bank-accounts/hand-over/calls.ts'
import * as accountLoads from '@enlace/contract/bank-accounts/load/calls.ts'
import * as bankDesk from '@enlace/contract/bank-accounts/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { applyBankChange, tendBankChanges } from './apply/jobs.ts'
import { bankApproverRoutes } from './desk/approver-routes.ts'
import { countBankChanges } from './desk/queries.ts'
import { bankDeskRoutes } from './desk/routes.ts'
import { handOverRoutes } from './hand-over/routes.ts'
import { accountLoadRoutes } from './load/routes.ts'
import { bankAccountRoutes } from './routes.ts'

export const bankAccountsFeature: Feature = {
  portal: { calls: [bankAccounts], slices: [bankAccountRoutes] },
  backoffice: {
    calls: [bankDesk, handOvers, accountLoads],
    slices: [bankDeskRoutes, bankApproverRoutes, handOverRoutes, accountLoadRoutes],
  },
  tasks: [applyBankChange, tendBankChanges],
  counts: { 'bank-changes': countBankChanges },
}
