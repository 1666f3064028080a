import type { FastifyInstance } from 'fastify'
import { getStatementPdf } from '@enlace/contract/account-statements/calls.ts'
import { rangeTexts } from '@enlace/contract/core/list/range-texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { statementFile } from './statement-pdf-present.ts'

/** Binds the PDF of the statement of account. */
export function statementPdfRoutes(app: FastifyInstance): void {
  serveFile(app, getStatementPdf, async ({ db, scope, query: { from, to } }) => {
    if (from && to && to < from) throw new Problem('invalid-fields', {}, { to: rangeTexts.wrongOrder })
    return statementFile(app.service, { db, scope }, { from, to })
  })
}
