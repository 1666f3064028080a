import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { downloadPurchaseTicketLines } from '@enlace/contract/purchase-tickets/lines-calls'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { linesFile } from '../documents/index.ts'
import { ticketLineSheet } from './lines-present.ts'
import { findPurchaseTicket } from './queries.ts'

/** The items of one entry as a spreadsheet. */
export function purchaseTicketLinesRoutes(app: FastifyInstance): void {
  serveFile(app, downloadPurchaseTicketLines, async ({ db, scope, params }) => {
    const ticket = await findPurchaseTicket(db, scope, params.id)
    if (ticket === undefined) throw new Problem('document-not-found')
    const { nro_entrada: numero, sucursal, moneda, lines } = ticket
    return linesFile(
      { db, scope },
      { kind: 'purchase-tickets', numero, sucursal, moneda, lines, columns: ticketLineSheet },
    )
  })
}
