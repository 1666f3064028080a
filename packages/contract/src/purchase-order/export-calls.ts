import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { exporting, ExportParams, RequestedExport } from '../exports/schemas.ts'
import { paging } from '../core/list/list.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { PurchaseOrdersQuery } from './schemas.ts'

const access = placeAccess.purchaseOrders
const query = z.extend(z.omit(PurchaseOrdersQuery, paging), exporting)

/** Purchase orders of the whole filter as a file, where they are not too many to wait for. */
export const exportPurchaseOrders = defineCall({
  purpose: 'Purchase orders of the whole filter as XLSX, CSV or PDF.',
  method: 'GET',
  path: '/purchase-order/export/:format',
  access,
  params: ExportParams,
  query,
  delivers: 'file',
  answer: FileBytes,
})

/** The same made in the background, to be found among the downloads. */
export const requestPurchaseOrdersExport = defineCall({
  purpose: 'Purchase orders of the whole filter as a file that is made in the background.',
  method: 'POST',
  path: '/purchase-order/export/:format',
  access,
  isForReaders: true,
  params: ExportParams,
  query,
  answer: RequestedExport,
})
