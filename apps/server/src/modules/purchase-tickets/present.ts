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

/** The export of warehouse entries. */
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

/** The spreadsheet columns of an entry's items. */
export const ticketLineSheet = sheetColumns(ticketDocument.lines, {})

/** Returns the content of an entry's PDF: time and place of receipt, delivery note and items. */
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

/** The back office's view of entries. */
export const describedTickets = documentsOf(ticketDocument, {
  rows: tickets.rows,
  find: findPurchaseTicket,
  content: ticketContent,
})
