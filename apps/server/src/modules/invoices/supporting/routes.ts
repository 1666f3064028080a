import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getSupportingDraft,
  previewSupporting,
  saveSupportingDraft,
  submitSupporting,
} from '@enlace/contract/invoices/supporting/calls.ts'
import { supportingPaperTexts } from '@enlace/contract/invoices/supporting/texts.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findOffered } from '../../catalogues/index.ts'
import { paperFileName } from '../../papers/index.ts'
import { applyRules } from '../desk/rule-commands.ts'
import { readRules } from '../intake/queries.ts'
import { presentInvoice } from '../shown/present.ts'
import { findWholeIn } from '../shown/queries.ts'
import * as commands from './commands.ts'
import { supportingPaper } from './paper.ts'
import { presentDraft } from './present.ts'

/** Cuentas de cobro of suppliers that need not invoice electronically: the form, its PDF, and handing in. */
export function supportingRoutes(app: FastifyInstance): void {
  const { service } = app
  const { db } = service
  const acting = (scope: Scope, { ip: address }: FastifyRequest) => ({ service, scope, address })

  serve(app, getSupportingDraft, async ({ scope, params: { id }, query: { order } }) => {
    const [regimenes, tipos] = await Promise.all([
      findOffered(db, scope, 'tax-regimes'),
      findOffered(db, scope, 'identification-types'),
    ])
    return db.transaction(scope, (tx) => presentDraft(tx, id, { order, regimenes, tipos }))
  })

  serve(app, saveSupportingDraft, async ({ scope, request, params: { id }, body }) => {
    await commands.saveSupporting(acting(scope, request), id, body)
    return detailOf(db, scope, id)
  })

  serve(app, submitSupporting, async ({ scope, request, params: { id } }) => {
    await commands.submitSupporting(acting(scope, request), id)
    await applyRules(db, scope, id)
    return detailOf(db, scope, id)
  })

  serveFile(app, previewSupporting, async ({ scope, params: { id } }) => {
    const { row, sender } = await commands.findSupporting({ service, scope }, id)
    const documento = commands.documentOf(row)
    return {
      name: paperFileName(supportingPaperTexts.file, documento.numero),
      mediaType: 'application/pdf',
      body: () => supportingPaper(service, scope, { id, documento, sender }, true),
    }
  })
}

/** @throws Problem `document-not-found`. */
function detailOf(db: Database, scope: Scope, id: string): Promise<InvoiceDetail> {
  return db.transaction(scope, async (tx) => {
    const [row] = await findWholeIn(tx, [id])
    if (!row) throw new Problem('document-not-found')
    return presentInvoice(row, await readRules(tx), new Date())
  })
}
