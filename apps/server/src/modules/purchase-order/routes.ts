import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  getPurchaseOrder,
  listPurchaseOrderRows,
  listPurchaseOrders,
} from '@enlace/contract/purchase-order/calls'
import { serve } from '../../core/http/serve/serve.ts'
import { findSlice } from '../../core/list/queries.ts'
import { choicesOf, countRows, countsOf, totalsOf } from '../../core/list/present.ts'
import { findPurchaseOrders, openPurchaseOrder, orderRows, orderSums } from './queries.ts'

/** The purchase orders: the list, and one order, which opening marks as seen. */
export function purchaseOrderRoutes(app: FastifyInstance): void {
  serve(app, listPurchaseOrders, async ({ db, scope, query }) => {
    const { rows, groups, choices, dataAsOf } = await findPurchaseOrders(db, scope, query)
    const totals = totalsOf(groups, orderSums, query.status)
    return {
      rows,
      total: countRows(totals),
      totals,
      counts: countsOf(groups),
      choices: choicesOf(choices, ['entrega', 'comprador', 'bodega'], query),
      dataAsOf,
    }
  })

  serve(app, listPurchaseOrderRows, ({ db, scope, query }) =>
    findSlice(db, scope, orderRows(scope, query), query.after),
  )

  serve(app, getPurchaseOrder, async ({ db, scope, params }) => {
    const order = await openPurchaseOrder(db, scope, params.id)
    if (order === undefined) throw new Problem('document-not-found')
    return order
  })
}
