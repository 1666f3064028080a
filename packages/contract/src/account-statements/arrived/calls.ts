import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { Arrival, ArrivalQuery } from './schemas.ts'

export const findArrivedInvoice = defineCall({
  purpose:
    'Whether an invoice arrived, by number or CUFE, with its state; else where the company takes invoices.',
  method: 'GET',
  path: '/account-statements/arrived',
  access: placeAccess.accountStatements,
  query: ArrivalQuery,
  answer: Arrival,
})
