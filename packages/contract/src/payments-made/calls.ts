import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { OfDocument } from '../core/values.ts'
import { callsAt } from '../documents/call-parts.ts'
import { placeAccess } from '../content/menu/access.ts'
import { ExportParams, RequestedExport } from '../exports/schemas.ts'
import {
  PaidInvoiceRows,
  PaidInvoices,
  PaymentMadeDetail,
  PaymentMadeRows,
  PaymentsMade,
  PaymentsMadeExportQuery,
  PaymentsMadeQuery,
  PaymentsMadeSliceQuery,
} from './schemas.ts'

const at = callsAt('/payments-made', placeAccess.paymentsMade)
const ofInvoices = callsAt('/payments-made/invoices', placeAccess.paymentsMade)

export const listPaymentsMade = defineCall({
  ...at.list,
  purpose: 'Payments to the selected account, newest first, with totals of each withholding.',
  query: PaymentsMadeQuery,
  answer: PaymentsMade,
})

export const listPaidInvoices = defineCall({
  ...ofInvoices.list,
  purpose: 'Paid invoices of the selected account, each with its payment and what was taken off.',
  query: PaymentsMadeQuery,
  answer: PaidInvoices,
})

export const listPaymentMadeRows = defineCall({
  ...at.rows,
  purpose: 'Payments of the whole filter by key, a slice at a time.',
  query: PaymentsMadeSliceQuery,
  answer: PaymentMadeRows,
})

export const listPaidInvoiceRows = defineCall({
  ...ofInvoices.rows,
  purpose: 'Paid invoices of the whole filter by key, a slice at a time.',
  query: PaymentsMadeSliceQuery,
  answer: PaidInvoiceRows,
})

export const getPaymentMade = defineCall({
  ...at.one,
  purpose: 'One payment with the invoices that it covers and its related documents.',
  params: OfDocument,
  answer: PaymentMadeDetail,
})

export const downloadPaymentLines = defineCall({
  ...at.lines,
  purpose: 'The invoices of one payment with what was taken off each, as XLSX.',
  params: OfDocument,
  answer: FileBytes,
})

/** A payment’s voucher (comprobante de egreso) as a PDF, if the company allows it (allow_vouchers_download). */
export const getPaymentVoucherPdf = defineCall({
  ...at.paper,
  purpose: 'The voucher of one payment as a PDF, where the company hands vouchers out.',
  params: OfDocument,
  answer: FileBytes,
})

export const exportPaymentsMade = defineCall({
  ...at.exportNow,
  purpose: 'Payments of the whole filter as XLSX, CSV or PDF.',
  params: ExportParams,
  query: PaymentsMadeExportQuery,
  answer: FileBytes,
})

export const requestPaymentsMadeExport = defineCall({
  ...at.exportLater,
  purpose: 'Payments of the whole filter as a file that is made in the background.',
  params: ExportParams,
  query: PaymentsMadeExportQuery,
  answer: RequestedExport,
})

export const exportPaidInvoices = defineCall({
  ...ofInvoices.exportNow,
  purpose: 'Paid invoices of the whole filter as XLSX, CSV or PDF.',
  params: ExportParams,
  query: PaymentsMadeExportQuery,
  answer: FileBytes,
})

export const requestPaidInvoicesExport = defineCall({
  ...ofInvoices.exportLater,
  purpose: 'Paid invoices of the whole filter as a file that is made in the background.',
  params: ExportParams,
  query: PaymentsMadeExportQuery,
  answer: RequestedExport,
})
