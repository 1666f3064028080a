import { placeAccess } from '../../content/menu/access.ts'
import { defineCall } from '../../core/call.ts'
import { OfDocument as params } from '../../core/values.ts'
import { BillableOrder, OfInvoiceAndOrder, OrderComparison } from './schemas.ts'

const access = placeAccess.invoices

export const getBillableOrder = defineCall({
  purpose: 'What an invoice of an order should say: its number, and the lines that are still to be invoiced.',
  method: 'GET',
  path: '/billable-orders/:id',
  access,
  params,
  answer: BillableOrder,
})

export const compareInvoice = defineCall({
  purpose: 'One invoice of the supplier beside one of its orders, line by line, with what differs in words.',
  method: 'GET',
  path: '/invoices/:id/orders/:order',
  access,
  params: OfInvoiceAndOrder,
  answer: OrderComparison,
})
