import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { documentRoute } from '../../core/document/document-route.tsx'
import { PurchaseOrderView } from './detail-view.tsx'

export const purchaseOrderRoute = documentRoute({
  call: getPurchaseOrder,
  document: orderDocument,
  list: purchaseOrdersTexts.title,
  View: PurchaseOrderView,
})
