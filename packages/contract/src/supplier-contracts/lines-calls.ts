import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

export const downloadContractImputations = defineCall({
  purpose: 'All orders, invoices and payments on account of one contract as XLSX.',
  method: 'GET',
  path: '/supplier-contracts/:id/imputations',
  access: placeAccess.contracts,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})
