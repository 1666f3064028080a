import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { exporting, ExportParams, RequestedExport } from '../exports/schemas.ts'
import { paging } from '../core/list/list.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { PaymentsMadeQuery } from './schemas.ts'

const access = placeAccess.paymentsMade
const query = z.extend(z.omit(PaymentsMadeQuery, paging), exporting)

/** Payments of the whole filter as a file, where they are not too many to wait for. */
export const exportPaymentsMade = defineCall({
  purpose: 'Payments of the whole filter as XLSX, CSV or PDF.',
  method: 'GET',
  path: '/payments-made/export/:format',
  access,
  params: ExportParams,
  query,
  delivers: 'file',
  answer: FileBytes,
})

/** The same made in the background, to be found among the downloads. */
export const requestPaymentsMadeExport = defineCall({
  purpose: 'Payments of the whole filter as a file that is made in the background.',
  method: 'POST',
  path: '/payments-made/export/:format',
  access,
  isForReaders: true,
  params: ExportParams,
  query,
  answer: RequestedExport,
})

/** Paid invoices of the whole filter as a file, where they are not too many to wait for. */
export const exportPaidInvoices = defineCall({
  purpose: 'Paid invoices of the whole filter as XLSX, CSV or PDF.',
  method: 'GET',
  path: '/payments-made/invoices/export/:format',
  access,
  params: ExportParams,
  query,
  delivers: 'file',
  answer: FileBytes,
})

/** The same made in the background, to be found among the downloads. */
export const requestPaidInvoicesExport = defineCall({
  purpose: 'Paid invoices of the whole filter as a file that is made in the background.',
  method: 'POST',
  path: '/payments-made/invoices/export/:format',
  access,
  isForReaders: true,
  params: ExportParams,
  query,
  answer: RequestedExport,
})
