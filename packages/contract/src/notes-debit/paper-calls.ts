import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

/** One debit note on paper. */
export const getDebitNotePdf = defineCall({
  purpose: 'One debit note with what it was set against as a PDF.',
  method: 'GET',
  path: '/notes-debit/:id/pdf',
  access: placeAccess.debitNotes,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})
