import {
  exportPurchaseTickets,
  requestPurchaseTicketsExport,
} from '@enlace/contract/purchase-tickets/calls.ts'
import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { checkedTexts, rejectionsOf } from '@enlace/contract/purchase-tickets/checked-texts.ts'
import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import { deskTicketDocument } from '@enlace/contract/purchase-tickets/desk/document.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import type { PurchaseTicketDetail } from '@enlace/contract/purchase-tickets/schemas.ts'
import { invoicedText, purchaseTicketsTexts as texts } from '@enlace/contract/purchase-tickets/texts.ts'
import {
  documentExport,
  documentSheet,
  paperHead,
  paperLines,
  paperTotals,
  sheetColumns,
} from '../documents/index.ts'
import { type DocumentContent, paperText } from '../papers/index.ts'
import { staffTickets, tickets } from './queries.ts'

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
  remarks: remarksOf(ticket),
})

/** What was rejected or is in quarantine, a sentence for each item. */
function remarksOf({ lines }: PurchaseTicketDetail) {
  const rejections = rejectionsOf(lines)
  if (rejections.length === 0) return []
  const text = rejections.map(({ label, text: sentence }) => `${label}: ${sentence}`).join('\n')
  return [{ title: checkedTexts.title, text }]
}

/** The entries of all suppliers as a file, for the staff. */
export const ticketSheet = documentSheet(deskTicketDocument, {
  now: deskTickets.sheet,
  fileName: deskListTexts['purchase-tickets'].file,
  texts: deskListTexts['purchase-tickets'],
  columns: sheetColumns(
    deskTicketDocument.fields,
    { facturada: ({ estado }) => invoicedText(estado) },
    deskTicketDocument.states,
  ),
  rows: staffTickets.rows,
})
