import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '@enlace/contract/core/problems.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import {
  beginEvaluation,
  downloadDeskQualificationFile,
  getEvaluationWork,
  listDeskEvaluationRows,
  listDeskEvaluations,
  listEvaluationPeriods,
  publishEvaluation,
  scoreEvaluation,
  takeProposedForm,
} from '@enlace/contract/supplier-qualification/desk/calls.ts'
import { qualificationDeskTexts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { type EvaluationPeriod, periodOfDay, readPeriod } from '@enlace/domain/evaluation-period.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findDesk, findDeskSlice } from '../../../core/desk/list-queries.ts'
import { keepDraft, setForm } from '../evaluation/form-commands.ts'
import { publishEvaluations } from '../evaluation/publish-commands.ts'
import { usualForm } from '../evaluation/usual-form.ts'
import { findForm, findSupplier } from '../evaluation/staff-queries.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { decisionRoutes } from './decision-routes.ts'
import { type EvaluationRow, evaluationsDesk, findDeskFile, findDraft } from './queries.ts'
import { scoreFaults } from './score-rules.ts'
import { foundOf, workOf } from './work-queries.ts'

const { faults } = qualificationDeskTexts
/** The number of past periods that may be evaluated. */
const periodsOffered = 6

/** Evaluating suppliers: scores, publishing, and suppliers' responses. */
export function qualificationDeskRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listDeskEvaluations, ({ db, scope, query }) =>
    findDesk<EvaluationRow>(db, scope, evaluationsDesk, query),
  )

  serve(app, listDeskEvaluationRows, ({ db, scope, query }) =>
    findDeskSlice<EvaluationRow>(db, scope, evaluationsDesk, query),
  )

  serve(app, listEvaluationPeriods, async ({ db, scope }) => {
    const { company_id: company } = await db.context(scope)
    const known = await findForm(db, company)
    if (!known) {
      const { criterios } = usualForm()
      return { periodos: [], propuesto: criterios.map(({ nombre, peso }) => ({ nombre, peso })) }
    }
    const periods: EvaluationPeriod[] = []
    let day = todayInBogota(new Date())
    while (periods.length < periodsOffered) {
      const period = periodOfDay(day, known.form.periodicidad)
      periods.push(period)
      day = addDays(period.desde, -1)
    }
    const periodos = periods.map(({ id }) => ({ id, texto: evaluationPeriodWords(id) }))
    return { periodos, propuesto: [] }
  })

  serve(app, takeProposedForm, async ({ db, scope, request }) => {
    const { company, author } = await authorOf(request, scope)
    const known = await findForm(db, company)
    if (known) return { version: known.version }
    const set = await setForm(db, company, usualForm(), author.actor)
    if ('faults' in set) throw new Error('The proposed form is right')
    return { version: set.version }
  })

  serve(app, beginEvaluation, async ({ db, scope, request, body }) => {
    const { company, author } = await authorOf(request, scope)
    const nit = readNit(body.nit)
    const supplier = 'reason' in nit ? undefined : await findSupplier(db, company, nit.documento_numero)
    if (!supplier) throw new Problem('invalid-fields', {}, { nit: faults.nitUnknown })
    const period = readPeriod(body.periodo)
    const known = await findForm(db, company)
    if (!period || !known) throw new Problem('invalid-fields', {}, { periodo: faults.period })
    const draft = await findDraft(db, scope, supplier.id, period.id)
    if (draft !== undefined) return { id: draft }
    const begun = { thirdParty: supplier.id, period, formVersion: known.version, scores: {}, observacion: '' }
    // A draft started concurrently by another member is kept.
    await keepDraft(db, company, { ...begun, evaluador: author.actor, seen: '' })
    const id = await findDraft(db, scope, supplier.id, period.id)
    if (id === undefined) throw new Problem('changed-meanwhile')
    return { id }
  })

  serve(app, getEvaluationWork, ({ db, scope, params }) => workOf(db, scope, params.id))

  serve(app, scoreEvaluation, async ({ db, scope, request, params, body }) => {
    const { evaluation, company } = await foundOf(db, scope, params.id)
    if (evaluation.published_at !== null || evaluation.visto !== body.visto)
      throw new Problem('changed-meanwhile')
    const wrong = scoreFaults(z.parse(QualificationForm, evaluation.definition), body)
    if (Object.keys(wrong).length > 0) throw new Problem('invalid-fields', {}, wrong)
    const period = readPeriod(evaluation.periodo)
    if (!period) throw new Problem('changed-meanwhile')
    const { author } = await authorOf(request, scope)
    const isKept = await keepDraft(db, company, {
      thirdParty: evaluation.third_party_id,
      period,
      formVersion: evaluation.form_version,
      scores: body.criterios,
      observacion: body.observacion,
      evaluador: author.actor,
      seen: body.visto,
    })
    if (!isKept) throw new Problem('changed-meanwhile')
    return workOf(db, scope, params.id)
  })

  serve(app, publishEvaluation, async ({ db, scope, request, params, body }) => {
    const { evaluation, company } = await foundOf(db, scope, params.id)
    if (evaluation.published_at !== null || evaluation.visto !== body.visto)
      throw new Problem('changed-meanwhile')
    const { author } = await authorOf(request, scope)
    const { periodo, documento_numero: nit } = evaluation
    const [done] = await publishEvaluations(db, company, { periodo, nit, actor: author.actor })
    if (!done) throw new Problem('changed-meanwhile')
    if ('missing' in done) throw new Problem('evaluation-unscored', { criterios: done.missing.join(', ') })
    return workOf(db, scope, params.id)
  })

  serveFile(app, downloadDeskQualificationFile, async ({ db, scope, params }) => {
    const file = await findDeskFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })

  decisionRoutes(app)
}
