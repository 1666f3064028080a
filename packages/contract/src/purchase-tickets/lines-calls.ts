import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

const access = placeAccess.purchaseTickets
const params = z.object({ id: DocumentId })

/** The items of one warehouse entry as XLSX. */
export const downloadPurchaseTicketLines = defineCall({
  purpose: 'The items of one warehouse entry as XLSX.',
  method: 'GET',
  path: '/purchase-tickets/:id/lines',
  access,
  params,
  delivers: 'file',
  answer: FileBytes,
})
