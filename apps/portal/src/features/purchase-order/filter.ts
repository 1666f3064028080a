import type { PurchaseOrdersQuery } from '@enlace/contract/purchase-order/schemas'
import { commonReaders, type FilterReaders, oneOf, readWritten } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type OrderFilter = Omit<PurchaseOrdersQuery, 'days'>

/** How that is read. */
export const orderReaders: FilterReaders<OrderFilter> = {
  ...commonReaders,
  entrega: oneOf(['por_entregar', 'atrasada']),
  comprador: readWritten,
  bodega: readWritten,
}
