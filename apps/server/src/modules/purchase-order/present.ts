import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { exportPurchaseOrders, requestPurchaseOrdersExport } from '@enlace/contract/purchase-order/calls.ts'
import { purchaseOrderTexts } from '@enlace/contract/purchase-order/detail-texts.ts'
import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { deskOrderDocument } from '@enlace/contract/purchase-order/desk/document.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import type { PurchaseOrderDetail } from '@enlace/contract/purchase-order/schemas.ts'
import { purchaseOrdersTexts as texts } from '@enlace/contract/purchase-order/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { documentExport, documentSheet, paperHead, paperLines, paperTotals } from '../documents/index.ts'
import { type DocumentContent, paperText } from '../papers/index.ts'
import { orders, staffOrders } from './queries.ts'

/** The export of purchase orders. */
export const orderExport = documentExport(orderDocument, {
  now: exportPurchaseOrders,
  later: requestPurchaseOrdersExport,
  texts,
  rows: orders.rows,
})

/** Returns the content of an order's PDF: both parties, lines, totals and the buyer's remarks. */
export function orderContent(order: PurchaseOrderDetail): DocumentContent {
  const { recibido_pct, facturado_pct } = orderDocument.fields
  const reached = [order.comprador_correo, order.comprador_telefono].filter(Boolean).join(' · ')
  const progress = `${recibido_pct.label} ${formatQuantity(order.recibido_pct)} % · ${facturado_pct.label} ${formatQuantity(order.facturado_pct)} %`
  return {
    isAcross: true,
    ...paperHead(orderDocument, order, { contacto: paperText(reached), avance: progress }),
    tables: [
      paperLines(orderDocument.lines, order, { title: purchaseOrderTexts.lines, empty: paperText(null) }),
    ],
    totals: paperTotals(orderDocument, order),
    remarks: order.observaciones
      ? [{ title: orderDocument.more.observaciones.label, text: order.observaciones }]
      : [],
  }
}

/** The orders of all suppliers as a file, for the staff. */
export const orderSheet = documentSheet(deskOrderDocument, {
  now: deskOrders.sheet,
  fileName: deskListTexts['purchase-order'].file,
  texts: deskListTexts['purchase-order'],
  rows: staffOrders.rows,
})
