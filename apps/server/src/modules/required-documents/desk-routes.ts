import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  approveDocument,
  decideDocuments,
  downloadReviewedDocument,
  getDocumentReview,
  listDeskDocumentRows,
  listDeskDocuments,
  rejectDocument,
} from '@enlace/contract/required-documents/desk/calls.ts'
import type { BulkOutcomes, DocumentReview } from '@enlace/contract/required-documents/desk/schemas.ts'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findDesk, findDeskSlice } from '../../core/desk/list-queries.ts'
import { type Review, reviewDocument } from './review-commands.ts'
import { authorOf } from '../../core/desk/author.ts'
import { decidedBefore } from '../../core/desk/decided.ts'
import { type DocumentRow, documentsDesk, findDocumentReview, type KeptReview } from './desk-queries.ts'

/** The required documents that suppliers sent, and the company's decision on each version. */
export function documentsReviewRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listDeskDocuments, ({ db, scope, query }) =>
    findDesk<DocumentRow>(db, scope, documentsDesk, query),
  )

  serve(app, listDeskDocumentRows, ({ db, scope, query }) =>
    findDeskSlice<DocumentRow>(db, scope, documentsDesk, query),
  )

  serve(app, getDocumentReview, async ({ db, scope, params }) => {
    const { version } = await versionOf(db, scope, params.id)
    return presentVersion(version)
  })

  serveFile(app, downloadReviewedDocument, async ({ db, scope, params }) => {
    const {
      archivo,
      media_type: mediaType,
      storage_key: key,
    } = (await versionOf(db, scope, params.id)).version
    return { name: archivo, mediaType, body: () => storage.get(key) }
  })

  serve(app, approveDocument, ({ scope, request, params, body }) =>
    decide(request, scope, params.id, { decision: 'aprobado', ...(body.vence && { vence: body.vence }) }),
  )

  serve(app, rejectDocument, ({ scope, request, params, body }) =>
    decide(request, scope, params.id, { decision: 'rechazado', motivo: body.motivo }),
  )

  serve(app, decideDocuments, async ({ scope, request, body: { ids, decision, motivo } }) => {
    const review = decision === 'rechazado' ? { decision, motivo } : { decision }
    const resultados: BulkOutcomes['resultados'] = []
    // One after the other: each is decided in its own transaction, and the first fault of the machine ends it.
    for (const id of new Set(ids)) {
      const outcome = await decideOne(request, scope, id, review)
      resultados.push({ id, hecho: outcome.porque === '', ...outcome })
    }
    return { resultados }
  })
}

type ReviewOf = Pick<Review, 'decision' | 'motivo' | 'vence'>

/** Decides on one of several versions. Returns why it was not decided; empty if it was. */
async function decideOne(request: FastifyRequest, scope: Scope, id: string, review: ReviewOf) {
  const { db } = request.server.service
  const found = await findDocumentReview(db, scope, id)
  if (!found) return { documento: '', proveedor: '', porque: texts.bulk.unknown }
  const { documento, proveedor } = found.version
  const { author } = await authorOf(request, scope)
  const outcome = await reviewDocument(db, found.company, { version: id, reviewer: author.actor, ...review })
  if (outcome === review.decision) return { documento, proveedor, porque: '' }
  const now = await findDocumentReview(db, scope, id)
  const { revisado_por: quien, estado = 'reemplazado' } = now?.version ?? {}
  const words = { quien: quien ?? '', estado: stateTexts.version_documento[estado].toLowerCase() }
  return { documento, proveedor, porque: quien ? fill(texts.bulk.decided, words) : texts.bulk.replaced }
}

async function decide(
  request: FastifyRequest,
  scope: Scope,
  id: string,
  review: ReviewOf,
): Promise<DocumentReview> {
  const { db } = request.server.service
  const { company } = await versionOf(db, scope, id)
  const { author } = await authorOf(request, scope)
  const outcome = await reviewDocument(db, company, { version: id, reviewer: author.actor, ...review })
  const { version } = await versionOf(db, scope, id)
  if (outcome === 'unknown') throw new Problem('document-not-found')
  if (outcome === 'decided') throw decided(version)
  return presentVersion(version)
}

/** @throws Problem `document-not-found`. */
async function versionOf(db: Database, scope: Scope, id: string) {
  const found = await findDocumentReview(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  return found
}

function decided({ estado, revisado_por: who, revisado_at: at }: KeptReview): Problem {
  return who && at
    ? decidedBefore(who, stateTexts.version_documento[estado], at)
    : new Problem('changed-meanwhile')
}

function presentVersion({ regla, dias, fecha, storage_key: _, ...version }: KeptReview): DocumentReview {
  const values = { dias: dias ?? 0, fecha: fecha === null ? '' : formatDate(fecha) }
  return { ...version, regla: fill(texts.rules[regla], values) }
}
