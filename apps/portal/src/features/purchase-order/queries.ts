import { getPurchaseOrder, listPurchaseOrders } from '@enlace/contract/features/purchase-order/calls'
import type { PurchaseOrdersQuery } from '@enlace/contract/features/purchase-order/schemas'
import { callQuery } from '../../core/http/call-query.ts'

/** A page of the selected account's orders; asked again on Back, because opening a new one has made it a seen one. */
export const purchaseOrdersQuery = (query: PurchaseOrdersQuery) => ({
  ...callQuery(listPurchaseOrders, { query }),
  staleTime: 0,
})

/** One order with its lines; the first look at it marks it as seen. */
export const purchaseOrderQuery = (id: string) => callQuery(getPurchaseOrder, { params: { id } })
