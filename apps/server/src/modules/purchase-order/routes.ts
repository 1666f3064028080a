import type { FastifyInstance } from 'fastify'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { confirmPurchaseOrder, reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import * as calls from '@enlace/contract/purchase-order/calls.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { ublOrder } from '@enlace/documents/ubl-order.ts'
import { act } from '../acts/index.ts'
import { readProfile } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { fileNameOf, openerOf, serveDocument, serveLines, serveList } from '../documents/index.ts'
import { getPaperParty } from '../papers/index.ts'
import { orderContent } from './present.ts'
import { findPurchaseOrder, findPurchaseOrders, orders } from './queries.ts'
import { ublFacts } from './ubl-present.ts'

const { kind } = orderDocument
const open = openerOf(kind, findPurchaseOrder)

/** The purchase orders: the list, and one order, which is marked as seen when opened in any format. */
export function purchaseOrderRoutes(app: FastifyInstance): void {
  serveList(
    app,
    { page: calls.listPurchaseOrders, rows: calls.listPurchaseOrderRows },
    {
      page: findPurchaseOrders,
      rows: orders.rows,
    },
  )
  serveDocument(
    app,
    orderDocument,
    { one: calls.getPurchaseOrder, paper: calls.getPurchaseOrderPdf },
    {
      find: findPurchaseOrder,
      content: orderContent,
    },
  )
  serveLines(app, orderDocument, calls.downloadPurchaseOrderLines, findPurchaseOrder)

  serveFile(app, calls.downloadPurchaseOrderUbl, async ({ db, scope, params }) => {
    const order = await open(db, scope, params.id)
    const party = await getPaperParty(db, scope, kind)
    const { company } = await readProfile(db, party.company_id)
    return {
      name: fileNameOf(linesTexts.ublFile, order.nro_orden, 'xml'),
      mediaType: 'application/xml',
      body: () => Buffer.from(ublOrder(ublFacts(order, company, party))),
    }
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
