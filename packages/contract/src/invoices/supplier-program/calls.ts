import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument as params } from '../../core/values.ts'
import { invoiceFiles } from '../limits.ts'
import { InvoiceDetail } from '../schemas.ts'
import { HandedFiles, OwnInvoices, OwnInvoicesQuery } from './schemas.ts'

const access = { actor: 'program', asks: 'supplier' } as const

/** The same document again, or the same `Idempotency-Key`, is the same invoice with the same number. */
export const handInBySupplier = defineCall({
  purpose:
    'Hands electronic invoices in (XML, ZIP, PDF, annexes) sent as multipart; tells of each its findings and its number.',
  method: 'POST',
  path: '/v1/supplier/invoices',
  access,
  encoding: 'multipart',
  files: invoiceFiles,
  body: z.object({}),
  answer: HandedFiles,
})

export const correctBySupplier = defineCall({
  purpose:
    'Hands a returned invoice in again under its number: another XML with its PDF, or annexes, as multipart.',
  method: 'POST',
  path: '/v1/supplier/invoices/:id/correct',
  access,
  encoding: 'multipart',
  files: invoiceFiles,
  params,
  body: z.object({}),
  answer: HandedFiles,
})

export const listOwnInvoices = defineCall({
  purpose: 'The invoices that the supplier of the key handed in, with its drafts, newest first.',
  method: 'GET',
  path: '/v1/supplier/invoices',
  access,
  query: OwnInvoicesQuery,
  answer: OwnInvoices,
})

export const getOwnInvoice = defineCall({
  purpose: 'One invoice of the supplier with its state, findings, reason for return and expected payment.',
  method: 'GET',
  path: '/v1/supplier/invoices/:id',
  access,
  params,
  answer: InvoiceDetail,
})

export const downloadOwnAcknowledgement = defineCall({
  purpose: 'The acknowledgement of a handed-in invoice as PDF, with a verification code.',
  method: 'GET',
  path: '/v1/supplier/invoices/:id/acknowledgement',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
