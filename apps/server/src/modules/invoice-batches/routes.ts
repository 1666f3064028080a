import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  addInvoiceFormat,
  changeInvoiceFormat,
  downloadInvoiceBatch,
  getInvoiceBatches,
  makeInvoiceBatch,
  previewInvoiceFormat,
  removeInvoiceFormat,
  undoInvoiceBatch,
} from '@enlace/contract/invoice-batches/calls.ts'
import { previewRows } from '@enlace/contract/invoice-batches/limits.ts'
import type { InvoiceBatches } from '@enlace/contract/invoice-batches/schemas.ts'
import {
  batchFaultTexts as faults,
  invoiceBatchTexts as texts,
} from '@enlace/contract/invoice-batches/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { authorOf } from '../../core/desk/author.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import * as commands from './commands.ts'
import { findBatches, findBatchIn, findLatest } from './queries.ts'
import { fileOf, previewOf } from './write-file.ts'

/** The files of accepted invoices for the company's ERP, and their formats. */
export function invoiceBatchRoutes(app: FastifyInstance): void {
  const { db } = app.service
  const all = (scope: Scope): Promise<InvoiceBatches> => findBatches(db, scope)

  serve(app, getInvoiceBatches, ({ scope }) => all(scope))

  serve(app, makeInvoiceBatch, async ({ scope, request, body }) => {
    if (body.hasta > todayInBogota(new Date()))
      throw new Problem('invalid-fields', {}, { hasta: faults.until })
    const hecho = await commands.makeBatch(await acting(request, scope), body)
    return { ...(await all(scope)), hecho }
  })

  serve(app, undoInvoiceBatch, async ({ scope, request, params }) => {
    await commands.undoBatch(await acting(request, scope), params.id)
    return all(scope)
  })

  serveFile(app, downloadInvoiceBatch, async ({ scope, request, params: { id } }) => {
    const batch = await db.transaction(scope, (tx) => findBatchIn(tx, id))
    if (!batch) throw new Problem('document-not-found')
    const { ending, mediaType, body } = fileOf(batch.formato, batch.invoices, batch.numero)
    await commands.noteDownload(await acting(request, scope), id, batch.numero)
    return { name: `${fill(texts.fileName, { numero: batch.numero })}.${ending}`, mediaType, body }
  })

  serve(app, addInvoiceFormat, async ({ scope, request, body }) => {
    await commands.keepFormat(await acting(request, scope), body.formato)
    return all(scope)
  })

  serve(app, changeInvoiceFormat, async ({ scope, request, params: { id }, body: { version, formato } }) => {
    await commands.keepFormat(await acting(request, scope), formato, { id, version })
    return all(scope)
  })

  serve(app, removeInvoiceFormat, async ({ scope, request, params }) => {
    await commands.removeFormat(await acting(request, scope), params.id)
    return all(scope)
  })

  serve(app, previewInvoiceFormat, async ({ scope, body: { formato } }) => {
    const invoices = await findLatest(db, scope, previewRows)
    return { renglones: previewOf(formato, invoices, previewRows), con_datos: invoices.length > 0 }
  })
}

async function acting(request: FastifyRequest, scope: Scope) {
  const { name } = await authorOf(request, scope)
  return { db: request.server.service.db, scope, address: request.ip, name }
}
