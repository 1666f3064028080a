import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { getPurchaseTicketPdf } from '@enlace/contract/purchase-tickets/paper-calls'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { documentFile } from '../papers/index.ts'
import { ticketContent } from './pdf-present.ts'
import { findPurchaseTicket } from './queries.ts'

/** One entry as a PDF. */
export function purchaseTicketPdfRoutes(app: FastifyInstance): void {
  serveFile(app, getPurchaseTicketPdf, async ({ db, scope, params }) => {
    const ticket = await findPurchaseTicket(db, scope, params.id)
    if (ticket === undefined) throw new Problem('document-not-found')
    const { nro_entrada: numero, sucursal, related } = ticket
    const content = () => ticketContent(ticket)
    return documentFile(
      app.service,
      { db, scope },
      { kind: 'purchase-tickets', numero, sucursal, content, related },
    )
  })
}
