import type { FastifyInstance } from 'fastify'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import {
  downloadPurchaseTicketLines,
  getPurchaseTicket,
  getPurchaseTicketPdf,
  listPurchaseTicketRows,
  listPurchaseTickets,
} from '@enlace/contract/purchase-tickets/calls.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { act } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { findSlice } from '../../core/list/queries.ts'
import { documentLines, documentPaperFile, found, linesFile } from '../documents/index.ts'
import { ticketContent, ticketLineSheet } from './present.ts'
import { findPurchaseTicket, findPurchaseTickets, tickets } from './queries.ts'

/** The warehouse entries by purchase: the list, and one entry with its items as an answer, a workbook and a PDF. */
export function purchaseTicketRoutes(app: FastifyInstance): void {
  serve(app, listPurchaseTickets, ({ db, scope, query }) => findPurchaseTickets(db, scope, query))

  serve(app, listPurchaseTicketRows, ({ db, scope, query }) =>
    findSlice(db, scope, tickets.rows(scope, query), query.after),
  )

  serve(app, getPurchaseTicket, async ({ db, scope, params }) =>
    found(await findPurchaseTicket(db, scope, params.id)),
  )

  serveFile(app, downloadPurchaseTicketLines, async ({ db, scope, params }) => {
    const ticket = found(await findPurchaseTicket(db, scope, params.id))
    return linesFile({ db, scope }, documentLines(ticketDocument, ticket, ticketLineSheet))
  })

  serveFile(app, getPurchaseTicketPdf, async ({ db, scope, params }) => {
    const ticket = found(await findPurchaseTicket(db, scope, params.id))
    return documentPaperFile(app.service, { db, scope }, ticketDocument, ticket, () => ticketContent(ticket))
  })
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
