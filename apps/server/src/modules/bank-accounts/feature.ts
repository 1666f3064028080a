import * as bankAccounts from '@enlace/contract/bank-accounts/calls.ts'
import * as bankDesk from '@enlace/contract/bank-accounts/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { applyBankChange, tendBankChanges } from './apply/jobs.ts'
import { bankApproverRoutes } from './desk/approver-routes.ts'
import { countBankChanges } from './desk/queries.ts'
import { bankDeskRoutes } from './desk/routes.ts'
import { bankAccountRoutes } from './routes.ts'

export const bankAccountsFeature: Feature = {
  portal: { calls: [bankAccounts], slices: [bankAccountRoutes] },
  backoffice: { calls: [bankDesk], slices: [bankDeskRoutes, bankApproverRoutes] },
  tasks: [applyBankChange, tendBankChanges],
  counts: { 'bank-changes': countBankChanges },
}
