import type { FastifyInstance } from 'fastify'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getInvoicePdf, getStatementPdf } from '@enlace/contract/account-statements/calls.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { documentPaperFile, found } from '../../documents/index.ts'
import { invoiceContent } from './pdf-present.ts'
import { findAccountStatement } from '../queries.ts'
import { statementFile } from './statement-pdf-present.ts'

/** Binds the PDFs of one invoice and of the whole statement of account. */
export function statementPdfRoutes(app: FastifyInstance): void {
  serveFile(app, getStatementPdf, async ({ db, scope, query }) => {
    const { from, to } = query
    if (from && to && to < from) throw new Problem('invalid-fields', {}, { to: filterTexts.wrongOrder })
    return statementFile(app.service, { db, scope }, { from, to })
  })

  serveFile(app, getInvoicePdf, async ({ db, scope, params }) => {
    const invoice = found(await findAccountStatement(db, scope, params.id))
    return documentPaperFile(app.service, { db, scope }, statementDocument, invoice, (parameters) =>
      invoiceContent(invoice, parameters),
    )
  })
}
