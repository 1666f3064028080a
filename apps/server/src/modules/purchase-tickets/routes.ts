import type { FastifyInstance } from 'fastify'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import * as calls from '@enlace/contract/purchase-tickets/calls.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { act } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveDocument, serveLines, serveList } from '../documents/index.ts'
import { ticketContent } from './present.ts'
import { findPurchaseTicket, findPurchaseTickets, tickets } from './queries.ts'

/** The warehouse entries by purchase: the list, and one entry with its items as an answer, a workbook and a PDF. */
export function purchaseTicketRoutes(app: FastifyInstance): void {
  serveList(
    app,
    { page: calls.listPurchaseTickets, rows: calls.listPurchaseTicketRows },
    {
      page: findPurchaseTickets,
      rows: tickets.rows,
    },
  )
  serveDocument(
    app,
    ticketDocument,
    { one: calls.getPurchaseTicket, paper: calls.getPurchaseTicketPdf },
    {
      find: findPurchaseTicket,
      content: ticketContent,
    },
  )
  serveLines(app, ticketDocument, calls.downloadPurchaseTicketLines, findPurchaseTicket)
}

/** The supplier's report of a difference between an entry and its delivery. */
export function purchaseTicketActRoutes(app: FastifyInstance): void {
  serve(app, reportPurchaseTicket, ({ params: { id }, body, ...acting }) =>
    act(acting, {
      kind: 'purchase-tickets',
      id,
      act: 'diferencia',
      reported: body.lineas,
      comment: body.comentario,
      key: body.idempotencyKey,
    }),
  )
}
