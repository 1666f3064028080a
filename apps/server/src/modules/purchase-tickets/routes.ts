import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  getPurchaseTicket,
  listPurchaseTicketRows,
  listPurchaseTickets,
} from '@enlace/contract/purchase-tickets/calls'
import { serve } from '../../core/http/serve/serve.ts'
import { findSlice } from '../../core/list/queries.ts'
import { choicesOf, countRows, countsOf, totalsOf } from '../../core/list/present.ts'
import { findPurchaseTicket, findPurchaseTickets, ticketRows, ticketSums } from './queries.ts'

/** The warehouse entries: the list, and one entry with its items. */
export function purchaseTicketRoutes(app: FastifyInstance): void {
  serve(app, listPurchaseTickets, async ({ db, scope, query }) => {
    const { rows, groups, choices, dataAsOf } = await findPurchaseTickets(db, scope, query)
    const totals = totalsOf(groups, ticketSums, query.status)
    return {
      rows,
      total: countRows(totals),
      totals,
      counts: countsOf(groups),
      choices: choicesOf(choices, ['sin_facturar', 'bodega'], query),
      dataAsOf,
    }
  })

  serve(app, listPurchaseTicketRows, ({ db, scope, query }) =>
    findSlice(db, scope, ticketRows(scope, query), query.after),
  )

  serve(app, getPurchaseTicket, async ({ db, scope, params }) => {
    const ticket = await findPurchaseTicket(db, scope, params.id)
    if (ticket === undefined) throw new Problem('document-not-found')
    return ticket
  })
}
