import { placeAccess } from '../../content/menu/access.ts'
import { defineCall } from '../../core/call.ts'
import { OfDocument as params } from '../../core/values.ts'
import { RadianStatus } from './schemas.ts'

export const getInvoiceRadian = defineCall({
  purpose: 'The events of RADIAN of an invoice, and when it is accepted tacitly.',
  method: 'GET',
  path: '/invoices/:id/radian',
  access: placeAccess.invoices,
  params,
  answer: RadianStatus,
})
