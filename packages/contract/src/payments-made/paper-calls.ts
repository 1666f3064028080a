import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'

/** A payment’s voucher (comprobante de egreso) on paper, where the company hands vouchers out (allow_vouchers_download). */
export const getPaymentVoucherPdf = defineCall({
  purpose: 'The voucher of one payment as a PDF, where the company hands vouchers out.',
  method: 'GET',
  path: '/payments-made/:id/pdf',
  access: placeAccess.paymentsMade,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})
