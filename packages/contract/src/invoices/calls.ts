import * as z from 'zod/mini'
import { placeAccess } from '../content/menu/access.ts'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId, OfDocument as params } from '../core/values.ts'
import { annexFiles, invoiceFiles } from './limits.ts'
import { InvoiceDetail, InvoicesQuery, NewAnnex, ReadInvoices, SubmittedInvoices } from './schemas.ts'

const access = placeAccess.invoices

export const listInvoices = defineCall({
  purpose: 'The electronic invoices that the supplier handed in, with its drafts, newest first.',
  method: 'GET',
  path: '/invoices',
  access,
  query: InvoicesQuery,
  answer: SubmittedInvoices,
})

/** Keeps every readable document as a draft; the same document again updates its draft. */
export const readInvoices = defineCall({
  purpose: 'Reads electronic invoices (XML, ZIP, PDF) sent as multipart and keeps each as a draft.',
  method: 'POST',
  path: '/invoices/read',
  access,
  limit: 'question',
  encoding: 'multipart',
  files: invoiceFiles,
  body: z.object({}),
  answer: ReadInvoices,
})

export const getInvoice = defineCall({
  purpose: 'One invoice with its document, checks, match, files, history and what comes next.',
  method: 'GET',
  path: '/invoices/:id',
  access,
  params,
  answer: InvoiceDetail,
})

/** Hands a draft in, or a returned invoice again; twice is once. */
export const submitInvoice = defineCall({
  purpose: 'Hands an invoice in and gives it its number; a second time answers the same.',
  method: 'POST',
  path: '/invoices/:id/submit',
  access,
  params,
  answer: InvoiceDetail,
})

export const correctInvoice = defineCall({
  purpose: 'Corrects a returned invoice with another XML, under the same number: the file as multipart.',
  method: 'POST',
  path: '/invoices/:id/correct',
  access,
  limit: 'question',
  encoding: 'multipart',
  files: { ...invoiceFiles, count: 2 },
  params,
  body: z.object({}),
  answer: InvoiceDetail,
})

export const addInvoiceAnnexes = defineCall({
  purpose: 'Adds annexes to a draft or a returned invoice: files as multipart.',
  method: 'POST',
  path: '/invoices/:id/annexes',
  access,
  limit: 'question',
  encoding: 'multipart',
  files: annexFiles,
  params,
  body: NewAnnex,
  answer: InvoiceDetail,
})

export const removeInvoiceAnnex = defineCall({
  purpose: 'Removes an annex of a draft or a returned invoice.',
  method: 'DELETE',
  path: '/invoices/:id/annexes/:file',
  access,
  params: z.extend(params, { file: DocumentId }),
  answer: InvoiceDetail,
})

export const removeInvoice = defineCall({
  purpose: 'Deletes a draft with its files; what was handed in stays.',
  method: 'DELETE',
  path: '/invoices/:id',
  access,
  params,
  answer: z.object({}),
})

export const downloadInvoiceFile = defineCall({
  purpose: 'One file of an invoice, as it was sent.',
  method: 'GET',
  path: '/invoice-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const downloadAcknowledgement = defineCall({
  purpose: 'The acknowledgement of a handed-in invoice as PDF, with a verification code.',
  method: 'GET',
  path: '/invoices/:id/acknowledgement',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
