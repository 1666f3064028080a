import type { FastifyInstance } from 'fastify'
import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { deskOrderDocument } from '@enlace/contract/purchase-order/desk/document.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Service } from '../../core/http/service.ts'
import { deskPaper, serveDesk, serveDeskLines } from '../documents/index.ts'
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

/** Returns the paper of an order of the open company, for its staff. @throws Problem `document-not-found`. */
export const orderPaper = (service: Pick<Service, 'db' | 'settings'>, scope: Scope, id: string) =>
  deskPaper(service, scope, deskOrderDocument, { find: findPurchaseOrder, content: orderContent }, id)
