import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { getPurchaseOrderPdf } from '@enlace/contract/purchase-order/paper-calls'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { documentFile } from '../papers/index.ts'
import { orderContent } from './pdf-present.ts'
import { openPurchaseOrder } from './queries.ts'

/** One order as a PDF. */
export function purchaseOrderPdfRoutes(app: FastifyInstance): void {
  serveFile(app, getPurchaseOrderPdf, async ({ db, scope, params }) => {
    const order = await openPurchaseOrder(db, scope, params.id)
    if (order === undefined) throw new Problem('document-not-found')
    const { nro_orden: numero, sucursal, related } = order
    const content = () => orderContent(order)
    return documentFile(
      app.service,
      { db, scope },
      { kind: 'purchase-order', numero, sucursal, content, related },
    )
  })
}
