import {
  exportPurchaseTickets,
  requestPurchaseTicketsExport,
} from '@enlace/contract/purchase-tickets/calls.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import type { PurchaseTicketDetail } from '@enlace/contract/purchase-tickets/schemas.ts'
import { invoicedText, purchaseTicketsTexts as texts } from '@enlace/contract/purchase-tickets/texts.ts'
import {
  documentExport,
  documentsOf,
  paperHead,
  paperLines,
  paperTotals,
  sheetColumns,
} from '../documents/index.ts'
import { type DocumentContent, paperText } from '../papers/index.ts'
import { findPurchaseTicket, tickets } from './queries.ts'

/** The export of warehouse entries. */
export const ticketExport = documentExport(ticketDocument, {
  now: exportPurchaseTickets,
  later: requestPurchaseTicketsExport,
  texts,
  columns: sheetColumns(
    ticketDocument.fields,
    { facturada: ({ estado }) => invoicedText(estado) },
    ticketDocument.states,
  ),
  rows: tickets.rows,
})

/** Returns the content of an entry's PDF: time and place of receipt, delivery note and items. */
export const ticketContent = (ticket: PurchaseTicketDetail): DocumentContent => ({
  isAcross: true,
  ...paperHead(ticketDocument, ticket),
  tables: [
    paperLines(ticketDocument.lines, ticket, { title: purchaseTicketTexts.lines, empty: paperText(null) }),
  ],
  totals: paperTotals(ticketDocument, ticket),
})

/** The back office's view of entries. */
export const describedTickets = documentsOf(ticketDocument, {
  rows: tickets.rows,
  find: findPurchaseTicket,
  content: ticketContent,
})
