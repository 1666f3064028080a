import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  acceptInvoice,
  assignInvoice,
  downloadDeskInvoiceFile,
  getInvoiceReview,
  listDeskInvoiceRows,
  listDeskInvoices,
  returnInvoice,
} from '@enlace/contract/invoices/desk/calls.ts'
import type { InvoiceReturning, InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import { invoicesDeskTexts } from '@enlace/contract/invoices/desk/texts.ts'
import type { InvoiceReturn } from '@enlace/contract/invoices/schemas.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { decidedBefore } from '../../../core/desk/decided.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { findInvoiceFile } from '../shown/queries.ts'
import type { IntakeRules } from '../intake/settings.ts'
import { stepOf } from '../lists/rules.ts'
import * as commands from './commands.ts'
import { presentQueued, presentReview } from './present.ts'
import { deskInvoiceRows, findDeskInvoice, findDeskInvoices, findRules } from './queries.ts'

/** The company's queue of handed-in invoices: who has each, and its acceptance or return. */
export function invoicesDeskRoutes(app: FastifyInstance): void {
  const { db, storage } = app.service

  serve(app, listDeskInvoices, async ({ scope, query }) => {
    const rules = await findRules(db, scope)
    const { rows, groups, choices, responsables } = await findDeskInvoices(db, scope, query, rules)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.includes(estado))
    return {
      rows: rows.map((row) => presentQueued(row, rules)),
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      choices: choicesOf(choices, ['asignada'], query),
      responsables,
      dataAsOf: null,
    }
  })

  serve(app, listDeskInvoiceRows, async ({ scope, query }) => {
    const rules = await findRules(db, scope)
    const { rows, next } = await findSlice(db, scope, deskInvoiceRows(query, rules), query.after)
    return { rows: rows.map((row) => presentQueued(row, rules)), next }
  })

  serve(app, getInvoiceReview, ({ scope, request, params }) => reviewOf(request, scope, params.id))

  serve(app, acceptInvoice, ({ scope, request, params: { id }, body }) =>
    decide(request, scope, { id, becomes: 'aceptada', ...body }),
  )

  serve(app, returnInvoice, async ({ scope, request, params: { id }, body: { version, ...asked } }) => {
    const { clase } = await reviewOf(request, scope, id)
    const said = reasonFor(asked, { clase }, await findRules(db, scope))
    return decide(request, scope, { id, version, becomes: 'devuelta', ...said })
  })

  serve(app, assignInvoice, async ({ scope, request, params: { id }, body }) => {
    if (!(await commands.assign({ db, scope, address: request.ip }, id, body)))
      throw new Problem('invalid-fields', {}, { responsable: assigneeTexts.refused })
    return reviewOf(request, scope, id)
  })

  serveFile(app, downloadDeskInvoiceFile, async ({ scope, params }) => {
    const file = await findInvoiceFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

/** The words with which a document is returned. @throws Problem `invalid-fields` for a reason that is not offered, or not explained. */
function reasonFor(
  { motivo, detalle }: Omit<InvoiceReturning, 'version'>,
  document: Pick<InvoiceReview, 'clase'>,
  { reasons }: IntakeRules,
): Omit<InvoiceReturn, 'at'> {
  const reason = reasons.find(({ id, activo }) => id === motivo && activo)
  if (!reason) throw new Problem('invalid-fields', {}, { motivo: invoicesDeskTexts.faults.reason })
  if (reason.exige_detalle && detalle === '')
    throw new Problem('invalid-fields', {}, { detalle: invoicesDeskTexts.faults.detail })
  return { motivo, titulo: reason.titulo, paso: stepOf(reason, document), detalle }
}

async function decide(
  request: FastifyRequest,
  scope: Scope,
  decision: commands.Decision,
): Promise<InvoiceReview> {
  const { db } = request.server.service
  const isDone = await commands.decide({ db, scope, address: request.ip }, decision)
  const review = await reviewOf(request, scope, decision.id)
  if (isDone) return review
  const { decidida_por: who, decidida_at: at, estado } = review
  throw who !== null && at !== null
    ? decidedBefore(who, stateTexts.factura_radicada[estado], at)
    : new Problem('changed-meanwhile')
}

/** @throws Problem `document-not-found`. */
export async function reviewOf(request: FastifyRequest, scope: Scope, id: string): Promise<InvoiceReview> {
  const { db } = request.server.service
  const found = await findDeskInvoice(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  const rules = await findRules(db, scope)
  return presentReview(found, rules, new Date())
}
