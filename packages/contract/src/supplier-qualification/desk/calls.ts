import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { deskOf, DeskQuery, deskRowsOf, DeskSliceQuery } from '../../core/desk/schemas.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DecimalText, DocumentId } from '../../core/values.ts'
import { DeskEvaluation, EvaluationWork, EvidenceAct, NewEvaluation, ReviewAct, Scores } from './schemas.ts'

const access = { actor: 'staff', area: 'qualification' } as const
const params = z.object({ id: DocumentId })

export const listDeskEvaluations = defineCall({
  purpose:
    'The evaluations of suppliers: what waits for the company first, then drafts, then what was published.',
  method: 'GET',
  path: '/staff/evaluations',
  access,
  query: DeskQuery,
  answer: deskOf(DeskEvaluation),
})

export const listDeskEvaluationRows = defineCall({
  purpose: 'The evaluations of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/evaluations/rows',
  access,
  query: DeskSliceQuery,
  answer: deskRowsOf(DeskEvaluation),
  isQuiet: true,
})

/** The periods that can be evaluated now; empty if the company has no form. */
export const listEvaluationPeriods = defineCall({
  purpose: 'The periods that may be evaluated now, the last one that ended first.',
  method: 'GET',
  path: '/staff/evaluation-periods',
  access,
  answer: z.object({
    periodos: z.array(z.object({ id: z.string(), texto: z.string() })),
    /** The criteria of the product's proposed form, if the company has none. */
    propuesto: z.array(z.object({ nombre: z.string(), peso: DecimalText })),
  }),
})

export const takeProposedForm = defineCall({
  purpose: 'Takes the proposed evaluation form, where the company has none; answers the periods to evaluate.',
  method: 'POST',
  path: '/staff/evaluation-form',
  access,
  answer: z.object({ version: z.number() }),
})

export const beginEvaluation = defineCall({
  purpose: 'Begins the evaluation of a supplier for a period, or finds the draft that is there.',
  method: 'POST',
  path: '/staff/evaluations',
  access,
  body: NewEvaluation,
  answer: z.object({ id: DocumentId }),
})

export const getEvaluationWork = defineCall({
  purpose: 'One evaluation with its form, what was given, what was measured, reviews and plan.',
  method: 'GET',
  path: '/staff/evaluations/:id',
  access,
  params,
  answer: EvaluationWork,
})

/** Saves the evaluators' scores; names the state they are based on. */
export const scoreEvaluation = defineCall({
  purpose: 'Keeps the scores of a draft; refused where somebody else changed it meanwhile.',
  method: 'PUT',
  path: '/staff/evaluations/:id',
  access,
  params,
  body: Scores,
  answer: EvaluationWork,
})

export const publishEvaluation = defineCall({
  purpose: 'Publishes an evaluation for good; the supplier is told.',
  method: 'POST',
  path: '/staff/evaluations/:id/publication',
  access,
  params,
  body: z.object({ visto: z.string().check(z.maxLength(60)) }),
  answer: EvaluationWork,
})

export const decideEvaluationReview = defineCall({
  purpose: 'Answers a request for review of an evaluation, accepts or refuses it.',
  method: 'POST',
  path: '/staff/evaluation-reviews/:id/decision',
  access,
  params,
  body: ReviewAct,
  answer: EvaluationWork,
})

export const decideImprovementAction = defineCall({
  purpose: 'Takes the evidence of an action of a plan as good, or gives it back with what it lacks.',
  method: 'POST',
  path: '/staff/improvement-actions/:id/decision',
  access,
  params,
  body: EvidenceAct,
  answer: EvaluationWork,
})

export const downloadDeskQualificationFile = defineCall({
  purpose: 'A file of a request for review or of an evidence.',
  method: 'GET',
  path: '/staff/qualification-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
