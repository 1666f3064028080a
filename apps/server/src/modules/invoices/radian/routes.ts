import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getInvoiceRadian } from '@enlace/contract/invoices/radian/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { presentRadian } from './present.ts'
import { findRadianIn } from './queries.ts'

/** The events of RADIAN of the supplier's invoices. */
export function radianRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getInvoiceRadian, async ({ scope, params }) => {
    const invoice = await db.transaction(scope, (tx) => findRadianIn(tx, params.id))
    if (!invoice) throw new Problem('document-not-found')
    return presentRadian(invoice, new Date())
  })
}
