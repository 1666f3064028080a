import { defineCall } from '../../core/call.ts'
import { EvaluationForm, PublishedForm } from './schemas.ts'

const access = { actor: 'staff', area: 'qualification' } as const

export const getEvaluationForm = defineCall({
  purpose: 'The form by which the company evaluates its suppliers, or the proposed one, with its versions.',
  method: 'GET',
  path: '/staff/evaluation-form',
  access,
  answer: EvaluationForm,
})

export const publishEvaluationForm = defineCall({
  purpose: 'Publishes a version of the evaluation form; refused where somebody published another meanwhile.',
  method: 'PUT',
  path: '/staff/evaluation-form',
  access,
  body: PublishedForm,
  answer: EvaluationForm,
})
