import type { FastifyInstance } from 'fastify'
import * as calls from '@enlace/contract/payments-made/calls.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { windowStart } from '@enlace/domain/list-window.ts'
import { countRows, countsOf } from '../../core/list/present.ts'
import { serveDocument, serveLines, serveList } from '../documents/index.ts'
import { voucherContent } from './file-present.ts'
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
  serveList(
    app,
    { page: calls.listPaymentsMade, rows: calls.listPaymentMadeRows },
    {
      rows: paymentRows,
      async page(db, scope, query) {
        const { rows, payments, covered, months, ways, dataAsOf } = await findPaymentsMade(db, scope, query)
        const totals = totalPayments(payments, covered, query.status)
        const counted = { total: countRows(totals), totals, counts: countsOf(foundOf(payments)) }
        const head = { head: headOf(payments, covered), desde: windowStartOf(query) }
        return { por: 'pago' as const, rows, ...counted, ...head, ...surround(months, ways, query), dataAsOf }
      },
    },
  )
  serveList(
    app,
    { page: calls.listPaidInvoices, rows: calls.listPaidInvoiceRows },
    {
      rows: paidInvoiceRows,
      async page(db, scope, query) {
        const { rows, payments, covered, months, ways, dataAsOf } = await findPaidInvoices(db, scope, query)
        const totals = totalInvoices(covered, query.status)
        const counted = { total: countRows(totals), totals, counts: countsOf(foundOf(covered)) }
        const head = { head: headOf(payments, covered), desde: windowStartOf(query) }
        return {
          por: 'factura' as const,
          rows,
          ...counted,
          ...head,
          ...surround(months, ways, query),
          dataAsOf,
        }
      },
    },
  )
  serveDocument(
    app,
    paymentDocument,
    { one: calls.getPaymentMade, paper: calls.getPaymentVoucherPdf },
    {
      find: findPaymentMade,
      content: voucherContent,
    },
  )
  serveLines(app, paymentDocument, calls.downloadPaymentLines, findPaymentMade)
}
