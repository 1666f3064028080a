import * as z from 'zod/mini'
import { DocumentActs, TicketReport } from '../acts/schemas.ts'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { messageLimits } from '../questions/limits.ts'
import { DocumentId } from '../core/values.ts'

export const reportPurchaseTicket = defineCall({
  purpose: 'Reports differences on lines of a warehouse entry: lines as JSON text, files beside them.',
  method: 'POST',
  path: '/purchase-tickets/:id/report',
  access: placeAccess.purchaseTickets,
  limit: 'question',
  encoding: 'multipart',
  files: messageLimits.files,
  params: z.object({ id: DocumentId }),
  body: TicketReport,
  answer: DocumentActs,
})
