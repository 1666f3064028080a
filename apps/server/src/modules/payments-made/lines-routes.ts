import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { downloadPaymentLines } from '@enlace/contract/payments-made/lines-calls'
import { readProfile } from '../company/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { linesFile } from '../documents/index.ts'
import { paymentLineSheet } from './lines-present.ts'
import { findPaymentMade } from './queries.ts'

/** The invoices of one payment as a spreadsheet, for the supplier's accountant. */
export function paymentLinesRoutes(app: FastifyInstance): void {
  serveFile(app, downloadPaymentLines, async ({ db, scope, params }) => {
    const payment = await findPaymentMade(db, scope, params.id)
    if (payment === undefined) throw new Problem('document-not-found')
    const { comprobante: numero, sucursal, moneda, lines } = payment
    const { parameters } = await readProfile(db, (await db.context(scope)).company_id)
    const columns = paymentLineSheet(parameters.date_invoice > 0)
    return linesFile({ db, scope }, { kind: 'payments-made', numero, sucursal, moneda, lines, columns })
  })
}
