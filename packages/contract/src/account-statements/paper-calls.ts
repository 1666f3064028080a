import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DateText, DocumentId } from '../core/values.ts'

export const getInvoicePdf = defineCall({
  purpose: 'One invoice with its road to payment and its breakdown as a PDF.',
  method: 'GET',
  path: '/account-statements/:id/pdf',
  access: placeAccess.accountStatements,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})

export const getStatementPdf = defineCall({
  purpose:
    'Statement of account as a PDF: pending invoices by age, and movements with a running balance; the last 90 days where no range is given.',
  method: 'GET',
  path: '/account-statements/pdf',
  access: placeAccess.accountStatements,
  query: z.object({ from: z.optional(DateText), to: z.optional(DateText) }),
  delivers: 'file',
  answer: FileBytes,
})
