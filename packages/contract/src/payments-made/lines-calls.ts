import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

const access = placeAccess.paymentsMade
const params = z.object({ id: DocumentId })

/** The invoices of one payment with what was taken off each, as XLSX. */
export const downloadPaymentLines = defineCall({
  purpose: 'The invoices of one payment with what was taken off each, as XLSX.',
  method: 'GET',
  path: '/payments-made/:id/lines',
  access,
  params,
  delivers: 'file',
  answer: FileBytes,
})
