import { endWindows } from '@enlace/domain/contracts.ts'
import type { SupplierContractsQuery } from '@enlace/contract/supplier-contracts/schemas.ts'
import { contractTypes } from '@enlace/domain/contracts.ts'
import { commonReaders, type FilterReaders, oneOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type ContractFilter = Omit<SupplierContractsQuery, 'days'>

/** How that is read. */
export const contractReaders: FilterReaders<ContractFilter> = {
  ...commonReaders,
  tipo_contrato: oneOf(contractTypes),
  vence: oneOf(endWindows),
}
