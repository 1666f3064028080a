import { companyContractsTexts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { contractsDeskTexts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'documents' } as const

/** Contracts and their policies. */
export const supplierContractsScreens: readonly ScreenEntry[] = [
  {
    path: paths.contracts.pattern,
    access,
    load: () => import('./company/route.tsx').then((chunk) => chunk.companyContractsRoute),
    menu: { group: 'documents', label: companyContractsTexts.title },
  },
  {
    path: paths.contractPolicies.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.contractsDeskRoute),
    menu: { group: 'work', label: contractsDeskTexts.title, count: 'contract-policies' },
  },
  {
    path: paths.contractPolicy.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.contractPolicyRoute),
  },
  {
    path: paths.contract.pattern,
    access,
    load: () => import('./company/detail-route.tsx').then((chunk) => chunk.companyContractRoute),
  },
]
