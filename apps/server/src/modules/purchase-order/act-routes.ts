import type { FastifyInstance } from 'fastify'
import { confirmPurchaseOrder, reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls'
import { act } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'

const kind = 'purchase-order'

/** What a supplier answers to an order: it takes it as it stands, or says what is otherwise. */
export function purchaseOrderActRoutes(app: FastifyInstance): void {
  serve(app, confirmPurchaseOrder, ({ params: { id }, body, ...acting }) =>
    act(acting, { kind, id, act: 'confirmar', comment: body.comentario, key: body.idempotencyKey }),
  )

  serve(app, reportPurchaseOrder, ({ params: { id }, body, ...acting }) =>
    act(acting, {
      kind,
      id,
      act: 'novedad',
      reported: body.lineas,
      comment: body.comentario,
      key: body.idempotencyKey,
    }),
  )
}
