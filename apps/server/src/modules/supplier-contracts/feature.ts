import * as supplierContracts from '@enlace/contract/supplier-contracts/calls.ts'
import * as supplierContractLines from '@enlace/contract/supplier-contracts/lines-calls.ts'
import * as supplierContractPapers from '@enlace/contract/supplier-contracts/paper-calls.ts'
import * as supplierContractExports from '@enlace/contract/supplier-contracts/export-calls.ts'
import * as contractPolicies from '@enlace/contract/supplier-contracts/policies/calls.ts'
import * as companyContracts from '@enlace/contract/supplier-contracts/company/calls.ts'
import * as contractsDesk from '@enlace/contract/supplier-contracts/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { countPolicies } from './desk/desk-queries.ts'
import { contractsDeskRoutes } from './desk/desk-routes.ts'
import { companyContractsRoutes } from './desk/routes.ts'
import { contractWarningsTask } from './endings/jobs.ts'
import { contractImputationRoutes } from './lines-routes.ts'
import { supplierContractPdfRoutes } from './pdf-routes.ts'
import { contractPolicyRoutes } from './policies/routes.ts'
import { supplierContractRoutes } from './routes.ts'

export const supplierContractsFeature: Feature = {
  portal: {
    calls: [
      supplierContracts,
      supplierContractLines,
      supplierContractPapers,
      supplierContractExports,
      contractPolicies,
    ],
    slices: [
      supplierContractRoutes,
      contractImputationRoutes,
      supplierContractPdfRoutes,
      contractPolicyRoutes,
    ],
  },
  backoffice: {
    calls: [companyContracts, contractsDesk],
    slices: [companyContractsRoutes, contractsDeskRoutes],
  },
  tasks: [contractWarningsTask],
  counts: { 'contract-policies': countPolicies },
}
