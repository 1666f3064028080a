import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'

export const downloadDocumentFile = defineCall({
  purpose: 'One file that belongs to a document of the selected account.',
  method: 'GET',
  path: '/document-files/:id',
  access: { actor: 'supplier' },
  params: z.object({ id: DocumentId }),
  answer: FileBytes,
  delivers: 'file',
})
