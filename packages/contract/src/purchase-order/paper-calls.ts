import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

/** One purchase order on paper; whoever gets it has seen it. */
export const getPurchaseOrderPdf = defineCall({
  purpose: 'One purchase order with its lines as a PDF.',
  method: 'GET',
  path: '/purchase-order/:id/pdf',
  access: placeAccess.purchaseOrders,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})
