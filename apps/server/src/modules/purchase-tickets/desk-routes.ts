import type { FastifyInstance } from 'fastify'
import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import { deskTicketDocument } from '@enlace/contract/purchase-tickets/desk/document.ts'
import { serveDesk, serveDeskLines } from '../documents/index.ts'
import { ticketContent, ticketSheet } from './present.ts'
import { findPurchaseTicket, staffTickets } from './queries.ts'

/** The warehouse entries for the staff: the list, and one entry. */
export function ticketsDeskRoutes(app: FastifyInstance): void {
  serveDesk(app, deskTicketDocument, deskTickets, {
    page: staffTickets.page,
    rows: staffTickets.rows,
    sheet: ticketSheet,
    find: findPurchaseTicket,
    content: ticketContent,
  })
  serveDeskLines(app, deskTicketDocument, deskTickets.lines, findPurchaseTicket)
}
