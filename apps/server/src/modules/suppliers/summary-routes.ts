import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getSupplierSummary } from '@enlace/contract/suppliers/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findAccountStatements, summarise } from '../account-statements/index.ts'
import { findNamedSupplier } from '../documents/index.ts'
import { findAffairs } from './summary-queries.ts'

/** The summary of a third party, for answering its phone calls. */
export function supplierSummaryRoutes(app: FastifyInstance): void {
  serve(app, getSupplierSummary, async ({ db, scope, params: { id } }) => {
    if (!(await findNamedSupplier(db, scope, id))) throw new Problem('supplier-not-found')
    const [{ groups, payments: next, dataAsOf }, { payments, matters, documents }] = await Promise.all([
      findAccountStatements(db, scope.about(id), { days: 0, page: 1, size: 1 }),
      findAffairs(db, scope, id),
    ])
    const moreMatters = (matters[0]?.total ?? 0) - matters.length
    return { owed: summarise(groups, next, null), payments, matters, moreMatters, documents, dataAsOf }
  })
}
