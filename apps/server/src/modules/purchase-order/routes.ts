import type { FastifyInstance } from 'fastify'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { confirmPurchaseOrder, reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import {
  downloadPurchaseOrderLines,
  downloadPurchaseOrderUbl,
  getPurchaseOrder,
  getPurchaseOrderPdf,
  listPurchaseOrderRows,
  listPurchaseOrders,
} from '@enlace/contract/purchase-order/calls.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { ublOrder } from '@enlace/documents/ubl-order.ts'
import { act } from '../acts/index.ts'
import { readProfile } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { findSlice } from '../../core/list/queries.ts'
import { documentLines, documentPaperFile, fileNameOf, found, linesFile } from '../documents/index.ts'
import { getPaperParty } from '../papers/index.ts'
import { orderContent, orderLineSheet } from './present.ts'
import { findPurchaseOrders, openPurchaseOrder, orders } from './queries.ts'
import { ublFacts } from './ubl-present.ts'

const { kind } = orderDocument

/** The purchase orders: the list, and one order, which is marked as seen when opened in any format. */
export function purchaseOrderRoutes(app: FastifyInstance): void {
  serve(app, listPurchaseOrders, ({ db, scope, query }) => findPurchaseOrders(db, scope, query))

  serve(app, listPurchaseOrderRows, ({ db, scope, query }) =>
    findSlice(db, scope, orders.rows(scope, query), query.after),
  )

  serve(app, getPurchaseOrder, async ({ db, scope, params }) =>
    found(await openPurchaseOrder(db, scope, params.id)),
  )

  serveFile(app, downloadPurchaseOrderLines, async ({ db, scope, params }) => {
    const order = found(await openPurchaseOrder(db, scope, params.id))
    return linesFile({ db, scope }, documentLines(orderDocument, order, orderLineSheet))
  })

  serveFile(app, downloadPurchaseOrderUbl, async ({ db, scope, params }) => {
    const order = found(await openPurchaseOrder(db, scope, params.id))
    const party = await getPaperParty(db, scope, kind)
    const { company } = await readProfile(db, party.company_id)
    return {
      name: fileNameOf(linesTexts.ublFile, order.nro_orden, 'xml'),
      mediaType: 'application/xml',
      body: () => Buffer.from(ublOrder(ublFacts(order, company, party))),
    }
  })

  serveFile(app, getPurchaseOrderPdf, async ({ db, scope, params }) => {
    const order = found(await openPurchaseOrder(db, scope, params.id))
    return documentPaperFile(app.service, { db, scope }, orderDocument, order, () => orderContent(order))
  })
}

/** The supplier's responses to an order: accepting it, or proposing changes. */
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
