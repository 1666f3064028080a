import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  addInvoiceAnnexes,
  correctInvoice,
  downloadAcknowledgement,
  downloadInvoiceFile,
  getInvoice,
  listInvoices,
  readInvoices,
  removeInvoice,
  removeInvoiceAnnex,
  submitInvoice,
} from '@enlace/contract/invoices/calls.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { countRows, countsOf, totalsOf } from '../../../core/list/present.ts'
import { acknowledgementFile } from './acknowledgement.ts'
import * as commands from './commands.ts'
import { applyRules } from '../desk/rule-commands.ts'
import { readRules } from '../intake/queries.ts'
import { maySend } from '../terms/queries.ts'
import { presentInvoice } from '../shown/present.ts'
import { findInvoiceFile, findInvoices, findWholeIn } from '../shown/queries.ts'

/** Electronic invoices: the supplier's drafts, what it hands in and corrects, and how each stands. */
export function invoiceRoutes(app: FastifyInstance): void {
  const { db, storage } = app.service
  const acting = (scope: Scope, { ip: address }: FastifyRequest) => ({ service: app.service, scope, address })

  serve(app, listInvoices, async ({ scope, query }) => {
    const { rows, groups, mayAct, annexes } = await findInvoices(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.includes(estado))
    const puede_cuenta = await db.transaction(scope, async (tx) => maySend(tx, await readRules(tx)))
    return {
      rows,
      total: countRows(kept),
      totals: totalsOf(groups, ['valor_total'], status),
      counts: countsOf(groups),
      dataAsOf: null,
      puede_radicar: mayAct,
      puede_cuenta,
      anexos: annexes,
    }
  })

  serve(app, readInvoices, async ({ scope, request, files }) => ({
    archivos: await commands.readFiles(acting(scope, request), files),
  }))

  serve(app, getInvoice, ({ scope, params }) => detailOf(db, scope, params.id))

  serve(app, submitInvoice, async ({ scope, request, params: { id } }) => {
    await commands.submit(acting(scope, request), id)
    await applyRules(db, scope, id)
    return detailOf(db, scope, id)
  })

  serve(app, correctInvoice, async ({ scope, request, params: { id }, files }) => {
    await detailOf(db, scope, id)
    await commands.correctByFiles(acting(scope, request), id, files)
    await applyRules(db, scope, id)
    return detailOf(db, scope, id)
  })

  serve(app, addInvoiceAnnexes, async ({ scope, request, params: { id }, body, files }) => {
    await commands.addAnnexes(acting(scope, request), id, body.anexo, files)
    return detailOf(db, scope, id)
  })

  serve(app, removeInvoiceAnnex, async ({ scope, request, params: { id, file } }) => {
    await commands.removeAnnex(acting(scope, request), id, file)
    return detailOf(db, scope, id)
  })

  serve(app, removeInvoice, async ({ scope, request, params: { id } }) => {
    await commands.removeDraft(acting(scope, request), id)
    return {}
  })

  serveFile(app, downloadInvoiceFile, async ({ scope, params }) => {
    const file = await findInvoiceFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })

  serveFile(app, downloadAcknowledgement, ({ scope, params }) =>
    acknowledgementFile(app.service, scope, params.id),
  )
}

/** @throws Problem `document-not-found`. */
export function detailOf(db: Database, scope: Scope, id: string): Promise<InvoiceDetail> {
  return db.transaction(scope, async (tx) => {
    const [row] = await findWholeIn(tx, [id])
    if (!row) throw new Problem('document-not-found')
    return presentInvoice(row, await readRules(tx), new Date())
  })
}
