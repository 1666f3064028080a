import { defineCall } from '../../core/call.ts'
import { OfDocument as params } from '../../core/values.ts'
import { InvoiceReview } from '../desk/schemas.ts'
import { issuedFiles as files } from '../limits.ts'
import { NewIssuedSupporting } from './schemas.ts'

/** By hand, where the ERP does not report it; another one takes the place of the one before. */
export const recordIssuedSupporting = defineCall({
  purpose:
    'Records the documento soporte of an accepted cuenta de cobro, its adjustment note, or a correction.',
  method: 'POST',
  path: '/staff/invoices/:id/supporting-documents',
  access: { actor: 'staff', area: 'invoices' },
  encoding: 'multipart',
  files,
  params,
  body: NewIssuedSupporting,
  answer: InvoiceReview,
})
