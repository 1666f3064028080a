import type { FastifyInstance } from 'fastify'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls'
import { act } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'

/** What a supplier says of an entry that does not agree with what it delivered. */
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
