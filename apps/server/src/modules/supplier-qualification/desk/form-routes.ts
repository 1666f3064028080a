import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getEvaluationForm,
  publishEvaluationForm,
} from '@enlace/contract/supplier-qualification/form/calls.ts'
import type { EvaluationForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { setForm } from '../evaluation/form-commands.ts'
import { findForm } from '../evaluation/staff-queries.ts'
import { usualForm } from '../evaluation/usual-form.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { findFormVersions } from './form-queries.ts'

const { faults } = evaluationFormTexts
/** The field at which each fault of a whole form is shown. */
const places = {
  criteria: 'criterios',
  weight: 'criterios',
  weights: 'criterios',
  bands: 'bandas',
  names: 'nombres',
}

/** The company's evaluation form: the version in use, and saving the next one. */
export function evaluationFormRoutes(app: FastifyInstance): void {
  serve(app, getEvaluationForm, ({ db, scope }) => formOf(db, scope))

  serve(app, publishEvaluationForm, async ({ db, scope, request, body: { version: seen, formulario } }) => {
    const { company, author } = await authorOf(request, scope)
    const set = await setForm(db, company, formulario, author.actor, seen)
    if ('faults' in set) {
      const told = set.faults.map((fault) => [places[fault], faults[fault]] as const) // a field and its sentence
      throw new Problem('invalid-fields', {}, Object.fromEntries(told))
    }
    return formOf(db, scope)
  })
}

async function formOf(db: Database, scope: Scope): Promise<EvaluationForm> {
  const { company_id: company } = await db.context(scope)
  const known = await findForm(db, company)
  return {
    version: known?.version ?? 0,
    formulario: known?.form ?? usualForm(),
    versiones: await findFormVersions(db, scope),
  }
}
