import * as supplierContracts from '@enlace/contract/supplier-contracts/calls.ts'
import * as contractPolicies from '@enlace/contract/supplier-contracts/policies/calls.ts'
import * as companyContracts from '@enlace/contract/supplier-contracts/company/calls.ts'
import * as contractsDesk from '@enlace/contract/supplier-contracts/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { countPolicies } from './desk/desk-queries.ts'
import { contractsDeskRoutes } from './desk/desk-routes.ts'
import { companyContractsRoutes } from './desk/routes.ts'
import { contractWarningsTask } from './endings/jobs.ts'
import { contractPolicyRoutes } from './policies/routes.ts'
import { supplierContractRoutes } from './routes.ts'

export const supplierContractsFeature: Feature = {
  portal: {
    calls: [supplierContracts, contractPolicies],
    slices: [supplierContractRoutes, contractPolicyRoutes],
  },
  backoffice: {
    calls: [companyContracts, contractsDesk],
    slices: [companyContractsRoutes, contractsDeskRoutes],
  },
  tasks: [contractWarningsTask],
  counts: { 'contract-policies': countPolicies },
}
