import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { deskOrderDocument } from '@enlace/contract/purchase-order/desk/document.ts'
import { documentRoute } from '../../../core/documents/document-route.tsx'

/** `/ordenes/{id}`: a purchase order of a supplier. */
export const orderRoute = documentRoute({
  description: deskOrderDocument,
  calls: deskOrders,
})
