import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { compareInvoice, getBillableOrder } from '@enlace/contract/invoices/from-order/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { readRules } from '../intake/queries.ts'
import { findWholeIn } from '../shown/queries.ts'
import { presentBillable, presentComparison } from './present.ts'
import { findOrderToBill } from './queries.ts'

/** From an order to its invoice: what it should say, and how the one that was read compares. */
export function fromOrderRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getBillableOrder, ({ scope, params: { id } }) =>
    db.transaction(scope, async (tx) => {
      const found = await findOrderToBill(tx, id, null)
      if (!found) throw new Problem('document-not-found')
      return presentBillable(found)
    }),
  )

  serve(app, compareInvoice, ({ scope, params: { id, order } }) =>
    db.transaction(scope, async (tx) => {
      const [row] = await findWholeIn(tx, [id])
      const found = await findOrderToBill(tx, order, id)
      if (!row || !found) throw new Problem('document-not-found')
      return presentComparison(row, found, (await readRules(tx)).tolerance)
    }),
  )
}
