import { getPurchaseTicket } from '@enlace/contract/purchase-tickets/calls.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { purchaseTicketsTexts } from '@enlace/contract/purchase-tickets/texts.ts'
import { documentRoute } from '../../core/document/document-route.tsx'
import { PurchaseTicketView } from './detail-view.tsx'

export const purchaseTicketRoute = documentRoute({
  call: getPurchaseTicket,
  document: ticketDocument,
  list: purchaseTicketsTexts.title,
  title: purchaseTicketTexts.title,
  View: PurchaseTicketView,
})
