import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

export const getSupplierContractPdf = defineCall({
  purpose: 'The summary of one contract as a PDF: value, execution, amendments, policies and minutes.',
  method: 'GET',
  path: '/supplier-contracts/:id/pdf',
  access: placeAccess.contracts,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})
