import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { OfDocument as params } from '../core/values.ts'
import {
  BatchFormat,
  FormatChange,
  FormatPreview,
  InvoiceBatches,
  MadeBatch,
  MakingBatch,
} from './schemas.ts'

const access = { actor: 'staff', area: 'invoices' } as const

export const getInvoiceBatches = defineCall({
  purpose: 'The files of accepted invoices for the ERP: formats, what waits, and the files that were made.',
  method: 'GET',
  path: '/staff/invoice-batches',
  access,
  answer: InvoiceBatches,
})

export const makeInvoiceBatch = defineCall({
  purpose: 'Makes a file of accepted invoices that the ERP has not taken, and notes them as taken.',
  method: 'POST',
  path: '/staff/invoice-batches',
  access,
  body: MakingBatch,
  answer: MadeBatch,
})

export const undoInvoiceBatch = defineCall({
  purpose: 'Undoes a file: its invoices wait for their delivery again.',
  method: 'POST',
  path: '/staff/invoice-batches/:id/undoing',
  access,
  params,
  answer: InvoiceBatches,
})

export const downloadInvoiceBatch = defineCall({
  purpose: 'A file of accepted invoices, in the format that it was made in.',
  method: 'GET',
  path: '/staff/invoice-batches/:id/file',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const addInvoiceFormat = defineCall({
  purpose: 'Adds a format of files for the ERP.',
  method: 'POST',
  path: '/staff/invoice-formats',
  access,
  body: z.object({ formato: BatchFormat }),
  answer: InvoiceBatches,
})

export const changeInvoiceFormat = defineCall({
  purpose: 'Changes a format; files that were made remain as they were.',
  method: 'PUT',
  path: '/staff/invoice-formats/:id',
  access,
  params,
  body: FormatChange,
  answer: InvoiceBatches,
})

export const removeInvoiceFormat = defineCall({
  purpose: 'Removes a format; files that were made remain.',
  method: 'DELETE',
  path: '/staff/invoice-formats/:id',
  access,
  params,
  answer: InvoiceBatches,
})

export const previewInvoiceFormat = defineCall({
  purpose: 'The first lines of a file in a format, with the latest accepted invoices of the company.',
  method: 'POST',
  path: '/staff/invoice-formats/preview',
  access,
  body: z.object({ formato: BatchFormat }),
  answer: FormatPreview,
})
