import { documentTexts } from '@enlace/contract/documents/texts.ts'
import {
  exportPurchaseTickets,
  requestPurchaseTicketsExport,
} from '@enlace/contract/purchase-tickets/calls.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import type { PurchaseTicketDetail } from '@enlace/contract/purchase-tickets/schemas.ts'
import { invoicedText, purchaseTicketsTexts as texts } from '@enlace/contract/purchase-tickets/texts.ts'
import { documentExport, documentsOf, paperHead, paperLines, sheetColumns } from '../documents/index.ts'
import { type DocumentContent, paperText, paperTotals } from '../papers/index.ts'
import { findPurchaseTicket, tickets } from './queries.ts'

/** The warehouse entries as a file. */
export const ticketExport = documentExport(ticketDocument, {
  list: 'purchase-tickets',
  now: exportPurchaseTickets,
  later: requestPurchaseTicketsExport,
  title: texts.title,
  texts,
  columns: sheetColumns(
    ticketDocument.fields,
    { facturada: ({ estado }) => invoicedText(estado) },
    ticketDocument.states,
  ),
  rows: tickets.rows,
})

/** The items of an entry as the columns of a spreadsheet. */
export const ticketLineSheet = sheetColumns(ticketDocument.lines, {})

/** An entry on paper: when and where it was received, by which delivery note, and each item. */
export const ticketContent = (ticket: PurchaseTicketDetail): DocumentContent => ({
  isAcross: true,
  ...paperHead(ticketDocument, ticket),
  tables: [
    paperLines(ticketDocument.lines, ticket, { title: purchaseTicketTexts.lines, empty: paperText(null) }),
  ],
  totals: paperTotals(
    ticket,
    { label: documentTexts.net, value: ticket.valor_neto },
    purchaseTicketTexts.tax,
  ),
})

/** Entries as the staff reads them. */
export const describedTickets = documentsOf(ticketDocument, {
  rows: tickets.rows,
  find: findPurchaseTicket,
  content: ticketContent,
})
