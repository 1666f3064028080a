import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  downloadPaymentLines,
  getPaymentMade,
  getPaymentVoucherPdf,
  listPaidInvoiceRows,
  listPaidInvoices,
  listPaymentMadeRows,
  listPaymentsMade,
} from '@enlace/contract/payments-made/calls.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { windowStart } from '@enlace/domain/list-window.ts'
import { readProfile } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { findSlice } from '../../core/list/queries.ts'
import { countRows, countsOf } from '../../core/list/present.ts'
import { columnsShown, documentLines, documentPaperFile, found, linesFile } from '../documents/index.ts'
import { paymentLineSheet, voucherContent } from './file-present.ts'
import { foundOf, headOf, surround, totalInvoices, totalPayments } from './present.ts'
import {
  findPaidInvoices,
  findPaymentMade,
  findPaymentsMade,
  paidInvoiceRows,
  paymentRows,
} from './queries.ts'

const windowStartOf = ({ days }: { days: number }) =>
  days > 0 ? windowStart(todayInBogota(new Date()), days) : null

/** The company's payments: the list by payment and by invoice, and one payment with its voucher. */
export function paymentMadeRoutes(app: FastifyInstance): void {
  serve(app, listPaymentsMade, async ({ db, scope, query }) => {
    const { rows, payments, covered, months, ways, dataAsOf } = await findPaymentsMade(db, scope, query)
    const totals = totalPayments(payments, covered, query.status)
    const counted = { total: countRows(totals), totals, counts: countsOf(foundOf(payments)) }
    const head = { head: headOf(payments, covered), desde: windowStartOf(query) }
    return { por: 'pago' as const, rows, ...counted, ...head, ...surround(months, ways, query), dataAsOf } // tells it from the other
  })

  serve(app, listPaidInvoices, async ({ db, scope, query }) => {
    const { rows, payments, covered, months, ways, dataAsOf } = await findPaidInvoices(db, scope, query)
    const totals = totalInvoices(covered, query.status)
    const counted = { total: countRows(totals), totals, counts: countsOf(foundOf(covered)) }
    const head = { head: headOf(payments, covered), desde: windowStartOf(query) }
    return { por: 'factura' as const, rows, ...counted, ...head, ...surround(months, ways, query), dataAsOf } // likewise
  })

  serve(app, listPaymentMadeRows, ({ db, scope, query }) =>
    findSlice(db, scope, paymentRows(scope, query), query.after),
  )

  serve(app, listPaidInvoiceRows, ({ db, scope, query }) =>
    findSlice(db, scope, paidInvoiceRows(scope, query), query.after),
  )

  serve(app, getPaymentMade, async ({ db, scope, params }) =>
    found(await findPaymentMade(db, scope, params.id)),
  )

  serveFile(app, downloadPaymentLines, async ({ db, scope, params }) => {
    const payment = found(await findPaymentMade(db, scope, params.id))
    const { parameters } = await readProfile(db, (await db.context(scope)).company_id)
    const columns = columnsShown(paymentLineSheet, parameters)
    return linesFile({ db, scope }, documentLines(paymentDocument, payment, columns))
  })

  serveFile(app, getPaymentVoucherPdf, async ({ db, scope, params }) => {
    const payment = found(await findPaymentMade(db, scope, params.id))
    return documentPaperFile(app.service, { db, scope }, paymentDocument, payment, (parameters) => {
      // The company may disable vouchers (spec 3, allow_vouchers_download).
      if (parameters.allow_vouchers_download === 0) throw new Problem('vouchers-off')
      return voucherContent(payment, parameters)
    })
  })
}
