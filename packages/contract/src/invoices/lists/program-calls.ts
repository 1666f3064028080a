import { defineCall } from '../../core/call.ts'
import { InvoiceLists } from './schemas.ts'

export const listInvoiceReasons = defineCall({
  purpose:
    'The reasons for returning handed-in documents, with the next step of each, and the annexes asked of suppliers.',
  method: 'GET',
  path: '/v1/invoice-lists',
  access: { actor: 'program', asks: 'read:facturas-radicadas' },
  answer: InvoiceLists,
})
