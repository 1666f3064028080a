import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

/** One warehouse entry on paper. */
export const getPurchaseTicketPdf = defineCall({
  purpose: 'One warehouse entry with its items as a PDF.',
  method: 'GET',
  path: '/purchase-tickets/:id/pdf',
  access: placeAccess.purchaseTickets,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})
