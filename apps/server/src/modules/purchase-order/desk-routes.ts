import type { FastifyInstance } from 'fastify'
import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { deskOrderDocument } from '@enlace/contract/purchase-order/desk/document.ts'
import { serveDesk, serveDeskLines } from '../documents/index.ts'
import { orderContent, orderSheet } from './present.ts'
import { findPurchaseOrder, staffOrders } from './queries.ts'

/** The orders for the staff: the list, and one order, which stays as new as it was. */
export function ordersDeskRoutes(app: FastifyInstance): void {
  serveDesk(app, deskOrderDocument, deskOrders, {
    page: staffOrders.page,
    rows: staffOrders.rows,
    sheet: orderSheet,
    find: findPurchaseOrder,
    content: orderContent,
  })
  serveDeskLines(app, deskOrderDocument, deskOrders.lines, findPurchaseOrder)
}
