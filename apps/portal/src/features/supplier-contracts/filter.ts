import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { SupplierContractsQuery } from '@enlace/contract/supplier-contracts/schemas.ts'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import { describedReaders } from '../../core/document/fields/described-filters.ts'

/** What the address of the list says after its path. */
export type ContractFilter = Omit<SupplierContractsQuery, 'days'>

/** How that is read. */
export const contractReaders: FilterReaders<ContractFilter> = {
  ...commonReaders,
  ...describedReaders(contractDocument.filters),
}
