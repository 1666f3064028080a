import type { PurchaseOrdersQuery } from '@enlace/contract/purchase-order/schemas.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import { describedReaders } from '../../core/document/fields/described-filters.ts'

/** What the address of the list says after its path. */
export type OrderFilter = Omit<PurchaseOrdersQuery, 'days'>

/** How that is read. */
export const orderReaders: FilterReaders<OrderFilter> = {
  ...commonReaders,
  ...describedReaders(orderDocument.filters),
}
