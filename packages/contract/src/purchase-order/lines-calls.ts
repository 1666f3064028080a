import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

const access = placeAccess.purchaseOrders
const params = z.object({ id: DocumentId })

/** The lines of one purchase order as XLSX. */
export const downloadPurchaseOrderLines = defineCall({
  purpose: 'The lines of one purchase order as XLSX.',
  method: 'GET',
  path: '/purchase-order/:id/lines',
  access,
  params,
  delivers: 'file',
  answer: FileBytes,
})

/** One purchase order as an OASIS UBL 2.1 document, for another system to read. */
export const downloadPurchaseOrderUbl = defineCall({
  purpose: 'One purchase order as an OASIS UBL 2.1 Order.',
  method: 'GET',
  path: '/purchase-order/:id/ubl',
  access,
  params,
  delivers: 'file',
  answer: FileBytes,
})
