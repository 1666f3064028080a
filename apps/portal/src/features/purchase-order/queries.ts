import {
  getPurchaseOrder,
  listPurchaseOrderRows,
  listPurchaseOrders,
} from '@enlace/contract/purchase-order/calls.ts'
import type { PurchaseOrder, PurchaseOrdersQuery } from '@enlace/contract/purchase-order/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'

/** A page of the selected account's orders; asked again on Back, because opening a new one has made it a seen one. */
export const purchaseOrdersQuery = (query: PurchaseOrdersQuery) => ({
  ...callQuery(listPurchaseOrders, { query }),
  staleTime: 0,
})

/** The rows of the whole list, a slice at a time. */
export const purchaseOrderSlice =
  (place: ListPlace): LoadSlice<PurchaseOrder> =>
  (after, signal) =>
    send(listPurchaseOrderRows, { query: sliceQueryOf(place, after) }, { signal })

/** One order with its lines; the first look at it marks it as seen. */
export const purchaseOrderQuery = (id: string) => callQuery(getPurchaseOrder, { params: { id } })
