import { defineCall } from '../../core/call.ts'
import { EvaluationForm, PublishedForm } from './schemas.ts'

const access = { actor: 'staff', area: 'qualification' } as const // the actor is the type

/** The form by which the company evaluates, with its versions. */
export const getEvaluationForm = defineCall({
  purpose: 'The form by which the company evaluates its suppliers, or the proposed one, with its versions.',
  method: 'GET',
  path: '/staff/evaluation-form',
  access,
  answer: EvaluationForm,
})

/** Publishes a new version of the form; says which version it saw. */
export const publishEvaluationForm = defineCall({
  purpose: 'Publishes a version of the evaluation form; refused where somebody published another meanwhile.',
  method: 'PUT',
  path: '/staff/evaluation-form',
  access,
  body: PublishedForm,
  answer: EvaluationForm,
})
