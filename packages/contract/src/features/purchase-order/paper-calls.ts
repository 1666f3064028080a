import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../core/menu/access.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'

/** One purchase order on paper; getting it does not mark it as seen. */
export const getPurchaseOrderPdf = defineCall({
  purpose: 'One purchase order with its lines as a PDF.',
  method: 'GET',
  path: '/purchase-order/:id/pdf',
  access: placeAccess.purchaseOrders,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})
