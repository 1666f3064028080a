import { listCompanyContracts } from '@enlace/contract/supplier-contracts/company/calls'
import type { CompanyContract } from '@enlace/contract/supplier-contracts/company/schemas'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts'
import { deskRoute } from '../../../core/desk/desk-route.tsx'
import { paths } from '../../../core/paths.ts'
import { contractColumns } from './columns.tsx'
import { contractSlice, contractsQuery } from './queries.ts'

/** `/contratos`: the contracts of the company's suppliers. */
export const companyContractsRoute = deskRoute<CompanyContract>({
  path: paths.contracts,
  list: 'staff-contracts',
  texts,
  query: contractsQuery,
  sliceOf: contractSlice,
  columns: contractColumns,
  states: 'contrato',
  fresh: { kind: 'contract-policy', call: listCompanyContracts },
  hrefOf: (id) => paths.contract({ id }),
})
