import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addAction,
  answerReview,
  changeAction,
  downloadQualificationFile,
  getReview,
  requestReview,
  sendEvidence,
  withdrawAction,
  withdrawReview,
} from '@enlace/contract/supplier-qualification/calls.ts'
import { qualificationFaultTexts as faults } from '@enlace/contract/supplier-qualification/fault-texts.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { deskLinks } from '../backoffice/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve, type Received } from '../../core/http/serve/serve.ts'
import * as commands from './evaluation/commands.ts'
import { findQualification, findQualificationFile, findReview } from './evaluation/queries.ts'
import { presentReview } from './present.ts'
import { qualificationOf } from './routes.ts'

/** A supplier's actions on an evaluation: requests for review, the improvement plan, and their files. */
export function qualificationActRoutes(app: FastifyInstance): void {
  reviewRoutes(app)
  planRoutes(app)
  const { storage } = app.service
  serveFile(app, downloadQualificationFile, async ({ db, scope, params }) => {
    const file = await findQualificationFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

function reviewRoutes(app: FastifyInstance): void {
  serve(app, requestReview, async (received) => {
    const { db, scope, params, body, files } = received
    await knownCriteria(db, scope, params.id, body.criterios)
    const id = await commands.askReview(actingOf(received), params.id, {
      text: body.mensaje,
      criterios: body.criterios,
      files,
      key: body.idempotencyKey,
    })
    return reviewOf(db, scope, id)
  })

  serve(app, getReview, ({ db, scope, params }) => reviewOf(db, scope, params.id))

  serve(app, answerReview, async (received) => {
    const { db, scope, params, body, files } = received
    const words = { text: body.mensaje, files, key: body.idempotencyKey }
    await commands.answerReview(actingOf(received), params.id, words)
    return reviewOf(db, scope, params.id)
  })

  serve(app, withdrawReview, async (received) => {
    await commands.withdrawReview(actingOf(received), received.params.id)
    return reviewOf(received.db, received.scope, received.params.id)
  })
}

function planRoutes(app: FastifyInstance): void {
  serve(app, addAction, async (received) => {
    const { db, scope, params, body } = received
    const { idempotencyKey, ...words } = body
    await knownCriteria(db, scope, params.id, words.criterio === '' ? [] : [words.criterio])
    fromToday(words.fecha)
    await commands.addAction(actingOf(received), params.id, words, idempotencyKey)
    return qualificationOf(db, scope, params.id)
  })

  serve(app, changeAction, async (received) => {
    const { db, scope, params, body } = received
    const { version, ...words } = body
    fromToday(words.fecha)
    await commands.changeAction(actingOf(received), params.id, version, words)
    return qualificationOf(db, scope, null)
  })

  serve(app, sendEvidence, async (received) => {
    const { db, scope, params, body, files } = received
    await commands.sendEvidence(actingOf(received), params.id, body.version, { text: body.comentario, files })
    return qualificationOf(db, scope, null)
  })

  serve(app, withdrawAction, async (received) => {
    const { db, scope, params, body } = received
    await commands.withdrawAction(actingOf(received), params.id, body.version)
    return qualificationOf(db, scope, null)
  })
}

function actingOf({
  db,
  scope,
  request,
}: Pick<Received<AnyCall>, 'db' | 'scope' | 'request'>): commands.Acting {
  return { db, scope, address: request.ip, desk: deskLinks(request.server.service.settings) }
}

async function reviewOf(db: Database, scope: Scope, id: string) {
  const review = await findReview(db, scope, id)
  if (!review) throw new Problem('document-not-found')
  return presentReview(review)
}

/** Only criteria of the evaluation can be reviewed or improved. */
async function knownCriteria(
  db: Database,
  scope: Scope,
  id: string,
  criteria: readonly string[],
): Promise<void> {
  const { evaluation } = await findQualification(db, scope, id)
  if (!evaluation) throw new Problem('document-not-found')
  const known = new Set(evaluation.criterios.map((criterion) => criterion.id))
  if (criteria.some((criterion) => !known.has(criterion)))
    throw new Problem('invalid-fields', {}, { criterio: faults.criterion })
}

/** A planned action must not be in the past. */
function fromToday(day: CalendarDate): void {
  if (day < todayInBogota(new Date())) throw new Problem('invalid-fields', {}, { fecha: faults.past })
}
