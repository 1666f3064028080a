import type { FastifyInstance } from 'fastify'
import { previewReturnRules } from '@enlace/contract/invoices/lists/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { previewRules } from './rule-commands.ts'

/** Binds the preview of the rules that return documents. */
export function rulePreviewRoutes(app: FastifyInstance): void {
  serve(app, previewReturnRules, ({ db, scope, body: { motivos } }) =>
    db.transaction(scope, (tx) => previewRules(tx, motivos)),
  )
}
