import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  getPaymentMade,
  listPaidInvoiceRows,
  listPaidInvoices,
  listPaymentMadeRows,
  listPaymentsMade,
} from '@enlace/contract/payments-made/calls'
import { serve } from '../../core/http/serve/serve.ts'
import { findSlice } from '../../core/list/queries.ts'
import { countRows, countsOf } from '../../core/list/present.ts'
import { surround, totalInvoices, totalPayments } from './present.ts'
import {
  findPaidInvoices,
  findPaymentMade,
  findPaymentsMade,
  paidInvoiceRows,
  paymentRows,
} from './queries.ts'

/** What the company paid: the list by payment and by invoice, and one payment. */
export function paymentMadeRoutes(app: FastifyInstance): void {
  serve(app, listPaymentsMade, async ({ db, scope, query }) => {
    const { rows, groups, covered, months, ways, dataAsOf } = await findPaymentsMade(db, scope, query)
    const totals = totalPayments(groups, covered, query.status)
    const counted = { total: countRows(totals), totals, counts: countsOf(groups) }
    return { por: 'pago' as const, rows, ...counted, ...surround(months, ways, query), dataAsOf } // tells it from the other
  })

  serve(app, listPaidInvoices, async ({ db, scope, query }) => {
    const { rows, groups, months, ways, dataAsOf } = await findPaidInvoices(db, scope, query)
    const totals = totalInvoices(groups, query.status)
    const counted = { total: countRows(totals), totals, counts: countsOf(groups) }
    return { por: 'factura' as const, rows, ...counted, ...surround(months, ways, query), dataAsOf } // likewise
  })

  serve(app, listPaymentMadeRows, ({ db, scope, query }) =>
    findSlice(db, scope, paymentRows(scope, query), query.after),
  )

  serve(app, listPaidInvoiceRows, ({ db, scope, query }) =>
    findSlice(db, scope, paidInvoiceRows(scope, query), query.after),
  )

  serve(app, getPaymentMade, async ({ db, scope, params }) => {
    const payment = await findPaymentMade(db, scope, params.id)
    if (payment === undefined) throw new Problem('document-not-found')
    return payment
  })
}
