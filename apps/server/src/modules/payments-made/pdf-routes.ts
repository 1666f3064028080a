import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { getPaymentVoucherPdf } from '@enlace/contract/payments-made/paper-calls'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { documentFile } from '../papers/index.ts'
import { voucherContent } from './pdf-present.ts'
import { findPaymentMade } from './queries.ts'

/** A payment's voucher, where the company hands vouchers out (spec 3, allow_vouchers_download). */
export function paymentVoucherRoutes(app: FastifyInstance): void {
  serveFile(app, getPaymentVoucherPdf, async ({ db, scope, params }) => {
    const payment = await findPaymentMade(db, scope, params.id)
    if (payment === undefined) throw new Problem('document-not-found')
    const { comprobante: numero, sucursal, related } = payment
    return documentFile(
      app.service,
      { db, scope },
      {
        kind: 'payments-made',
        numero,
        sucursal,
        related,
        content: (parameters) => {
          if (parameters.allow_vouchers_download === 0) throw new Problem('vouchers-off')
          return voucherContent(payment, parameters)
        },
      },
    )
  })
}
