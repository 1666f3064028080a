import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

const access = placeAccess.debitNotes
const params = z.object({ id: DocumentId })

/** What one debit note was set against as XLSX. */
export const downloadDebitNoteLines = defineCall({
  purpose: 'What one debit note was set against as XLSX.',
  method: 'GET',
  path: '/notes-debit/:id/lines',
  access,
  params,
  delivers: 'file',
  answer: FileBytes,
})
