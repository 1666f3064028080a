import type { FastifyInstance } from 'fastify'
import { paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getEvaluation,
  getEvaluationPdf,
  getIndicators,
  getQualification,
  issueEvaluationPaper,
  listIndicatorDocuments,
} from '@enlace/contract/supplier-qualification/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../company/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { issue, paperFileName, paperFrame, getPaperParty } from '../papers/index.ts'
import type { Stretch } from './evaluation/indicator-queries.ts'
import { findEvaluationPaper, findQualification } from './evaluation/queries.ts'
import { evaluationPaper } from './paper-present.ts'
import { presentQualification } from './present.ts'
import { findIndicatorDocuments, findIndicators, runningStretch } from './queries.ts'

/** The supplier's evaluations, the portal's indicators, and the certificate of an evaluation. */
export function qualificationRoutes(app: FastifyInstance): void {
  serve(app, getQualification, ({ db, scope }) => qualificationOf(db, scope, null))

  serve(app, getEvaluation, async ({ db, scope, params }) => {
    const found = await qualificationOf(db, scope, params.id)
    if (!found.evaluation) throw new Problem('document-not-found')
    return found
  })

  serve(app, getIndicators, async ({ db, scope, query }) =>
    findIndicators(db, scope, await stretchOf(db, scope, query)),
  )

  serve(app, listIndicatorDocuments, async ({ db, scope, params, query }) => {
    const stretch = await stretchOf(db, scope, query)
    const { page, solo } = query
    const found = await findIndicatorDocuments(db, scope, params.indicador, {
      stretch,
      onlyAgainst: solo === 'incumplen',
      page,
    })
    if (!found) throw new Problem('module-off')
    return found
  })

  serve(app, issueEvaluationPaper, async ({ db, scope, params }) => {
    const { evaluation } = await findQualification(db, scope, params.id)
    if (!evaluation) throw new Problem('document-not-found')
    if (evaluation.reemplazada_at !== null) throw new Problem('evaluation-replaced')
    const party = await getPaperParty(db, scope, 'purchase-order')
    const company = party.company_id
    const [profile, frame] = await Promise.all([
      readProfile(db, company),
      paperFrame(app.service, company, 'calificacion'),
    ])
    const draft = evaluationPaper(evaluation, { party, frame, company: profile.company })
    return issue({ db, settings: app.service.settings, company }, scope, draft)
  })

  serveFile(app, getEvaluationPdf, async ({ db, scope, params }) => {
    const paper = await findEvaluationPaper(db, scope, params.id)
    if (!paper) throw new Problem('document-not-found')
    return {
      name: paperFileName(paperKindTexts.calificacion.file, paper.numero),
      mediaType: 'application/pdf',
      body: paper.pdf,
    }
  })
}

/** Returns the requested or the latest evaluation with its details. */
export async function qualificationOf(db: Database, scope: Scope, id: string | null) {
  return presentQualification(await findQualification(db, scope, id), todayInBogota(new Date()))
}

/** Returns the requested days, or by default the elapsed part of the current period. A reversed range is refused. */
async function stretchOf(
  db: Database,
  scope: Scope,
  { desde, hasta }: { desde?: CalendarDate | undefined; hasta?: CalendarDate | undefined },
): Promise<Stretch> {
  if (desde === undefined || hasta === undefined) return runningStretch(db, scope)
  if (desde > hasta) throw new Problem('malformed-request')
  return { desde, hasta }
}
