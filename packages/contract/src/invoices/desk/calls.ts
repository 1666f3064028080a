import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument as params } from '../../core/values.ts'
import { Assignment } from '../../staff/sign-in/assignees.ts'
import {
  DeskInvoiceRows,
  DeskInvoices,
  DeskInvoicesQuery,
  DeskInvoicesSliceQuery,
  InvoiceAcceptance,
  InvoiceReturning,
  InvoiceReview,
} from './schemas.ts'

const access = { actor: 'staff', area: 'invoices' } as const

export const listDeskInvoices = defineCall({
  purpose: 'Handed-in invoices of all suppliers: those to decide first, the oldest of them first.',
  method: 'GET',
  path: '/staff/invoices',
  access,
  query: DeskInvoicesQuery,
  answer: DeskInvoices,
})

export const listDeskInvoiceRows = defineCall({
  purpose: 'Handed-in invoices of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/invoices/rows',
  access,
  query: DeskInvoicesSliceQuery,
  answer: DeskInvoiceRows,
  isQuiet: true,
})

export const getInvoiceReview = defineCall({
  purpose: 'One handed-in invoice with its checks, match, files, history and possible duplicates.',
  method: 'GET',
  path: '/staff/invoices/:id',
  access,
  params,
  answer: InvoiceReview,
})

export const acceptInvoice = defineCall({
  purpose: 'Accepts a handed-in invoice; the supplier is notified.',
  method: 'POST',
  path: '/staff/invoices/:id/acceptance',
  access,
  params,
  body: InvoiceAcceptance,
  answer: InvoiceReview,
})

/** Returns an invoice; the supplier is told the reason and the next step. */
export const returnInvoice = defineCall({
  purpose: 'Returns a handed-in invoice to its supplier with a reason.',
  method: 'POST',
  path: '/staff/invoices/:id/return',
  access,
  params,
  body: InvoiceReturning,
  answer: InvoiceReview,
})

export const assignInvoice = defineCall({
  purpose: 'Gives a handed-in invoice to a member of the staff, or to nobody.',
  method: 'PUT',
  path: '/staff/invoices/:id/assignee',
  access,
  params,
  body: Assignment,
  answer: InvoiceReview,
})

export const downloadDeskInvoiceFile = defineCall({
  purpose: 'One file of a handed-in invoice, as it was sent.',
  method: 'GET',
  path: '/staff/invoice-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
