import type { FastifyInstance } from 'fastify'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getInvoicePdf, getStatementPdf } from '@enlace/contract/account-statements/paper-calls.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { documentFile } from '../../papers/index.ts'
import { invoiceContent } from './pdf-present.ts'
import { netToPay } from '../present.ts'
import { findAccountStatement } from '../queries.ts'
import { statementFile } from './statement-pdf-present.ts'

/** One invoice, and the whole statement of account, as PDFs. */
export function statementPdfRoutes(app: FastifyInstance): void {
  serveFile(app, getStatementPdf, async ({ db, scope, query }) => {
    const { from, to } = query
    if (from && to && to < from) throw new Problem('invalid-fields', {}, { to: filterTexts.wrongOrder })
    return statementFile(app.service, { db, scope }, { from, to })
  })

  serveFile(app, getInvoicePdf, async ({ db, scope, params }) => {
    const found = await findAccountStatement(db, scope, params.id)
    if (found === undefined) throw new Problem('document-not-found')
    const statement = { ...found, neto_a_pagar: netToPay(found) }
    return documentFile(
      app.service,
      { db, scope },
      {
        kind: 'account-statements',
        numero: statement.factura_cliente,
        sucursal: statement.sucursal,
        related: statement.related,
        content: (parameters) => invoiceContent(statement, parameters),
      },
    )
  })
}
