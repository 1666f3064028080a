import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { OfDocument } from '../core/values.ts'
import { callsAt } from '../documents/call-parts.ts'
import { placeAccess } from '../content/menu/access.ts'
import { ExportParams, RequestedExport } from '../exports/schemas.ts'
import {
  PurchaseTicketDetail,
  PurchaseTicketRows,
  PurchaseTickets,
  PurchaseTicketsExportQuery,
  PurchaseTicketsQuery,
  PurchaseTicketsSliceQuery,
} from './schemas.ts'

const at = callsAt('/purchase-tickets', placeAccess.purchaseTickets)

export const listPurchaseTickets = defineCall({
  ...at.list,
  purpose: 'Warehouse entries of the selected account, newest first.',
  query: PurchaseTicketsQuery,
  answer: PurchaseTickets,
})

export const listPurchaseTicketRows = defineCall({
  ...at.rows,
  purpose: 'Warehouse entries of the whole filter by key, a slice at a time.',
  query: PurchaseTicketsSliceQuery,
  answer: PurchaseTicketRows,
})

export const getPurchaseTicket = defineCall({
  ...at.one,
  purpose: 'One warehouse entry with its items and related documents.',
  params: OfDocument,
  answer: PurchaseTicketDetail,
})

export const downloadPurchaseTicketLines = defineCall({
  ...at.lines,
  purpose: 'The items of one warehouse entry as XLSX.',
  params: OfDocument,
  answer: FileBytes,
})

export const getPurchaseTicketPdf = defineCall({
  ...at.paper,
  purpose: 'One warehouse entry with its items as a PDF.',
  params: OfDocument,
  answer: FileBytes,
})

export const exportPurchaseTickets = defineCall({
  ...at.exportNow,
  purpose: 'Warehouse entries of the whole filter as XLSX, CSV or PDF.',
  params: ExportParams,
  query: PurchaseTicketsExportQuery,
  answer: FileBytes,
})

export const requestPurchaseTicketsExport = defineCall({
  ...at.exportLater,
  purpose: 'Warehouse entries of the whole filter as a file that is made in the background.',
  params: ExportParams,
  query: PurchaseTicketsExportQuery,
  answer: RequestedExport,
})
