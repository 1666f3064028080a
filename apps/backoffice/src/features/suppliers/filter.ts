import { supplierKinds, supplierStates, type SuppliersQuery } from '@enlace/contract/suppliers/schemas'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type SupplierFilter = Omit<SuppliersQuery, 'days'>

/** How that is read. */
export const supplierReaders: FilterReaders<SupplierFilter> = {
  q: commonReaders.q,
  sort: commonReaders.sort,
  status: severalOf(supplierStates),
  tipo: oneOf(supplierKinds),
}
