import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { OfDocument } from '../core/values.ts'
import { callsAt } from '../documents/call-parts.ts'
import { placeAccess } from '../content/menu/access.ts'
import { ExportParams, RequestedExport } from '../exports/schemas.ts'
import {
  PurchaseOrderDetail,
  PurchaseOrderRows,
  PurchaseOrders,
  PurchaseOrdersExportQuery,
  PurchaseOrdersQuery,
  PurchaseOrdersSliceQuery,
} from './schemas.ts'

const at = callsAt('/purchase-order', placeAccess.purchaseOrders)

export const listPurchaseOrders = defineCall({
  ...at.list,
  purpose: 'Purchase orders of the selected account, newest first.',
  query: PurchaseOrdersQuery,
  answer: PurchaseOrders,
})

export const listPurchaseOrderRows = defineCall({
  ...at.rows,
  purpose: 'Purchase orders of the whole filter by key, a slice at a time.',
  query: PurchaseOrdersSliceQuery,
  answer: PurchaseOrderRows,
})

/** One purchase order with its lines; opening a new one marks it as seen. */
export const getPurchaseOrder = defineCall({
  ...at.one,
  purpose: 'One purchase order with its lines and related documents.',
  params: OfDocument,
  answer: PurchaseOrderDetail,
})

export const downloadPurchaseOrderLines = defineCall({
  ...at.lines,
  purpose: 'The lines of one purchase order as XLSX.',
  params: OfDocument,
  answer: FileBytes,
})

export const downloadPurchaseOrderUbl = defineCall({
  ...at.lines,
  path: '/purchase-order/:id/ubl',
  purpose: 'One purchase order as an OASIS UBL 2.1 Order.',
  params: OfDocument,
  answer: FileBytes,
})

/** One purchase order on paper; getting it marks it as seen. */
export const getPurchaseOrderPdf = defineCall({
  ...at.paper,
  purpose: 'One purchase order with its lines as a PDF.',
  params: OfDocument,
  answer: FileBytes,
})

export const exportPurchaseOrders = defineCall({
  ...at.exportNow,
  purpose: 'Purchase orders of the whole filter as XLSX, CSV or PDF.',
  params: ExportParams,
  query: PurchaseOrdersExportQuery,
  answer: FileBytes,
})

export const requestPurchaseOrdersExport = defineCall({
  ...at.exportLater,
  purpose: 'Purchase orders of the whole filter as a file that is made in the background.',
  params: ExportParams,
  query: PurchaseOrdersExportQuery,
  answer: RequestedExport,
})
