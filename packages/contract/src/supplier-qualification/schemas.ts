import * as z from 'zod/mini'
import { indicatorNames, qualificationLimits as limits } from './evaluation/limits.ts'
import {
  Evaluation,
  EvaluationPoint,
  EvaluationReview,
  ImprovementAction,
  IndicatorDocument,
  IndicatorValue,
  QualificationForm,
} from './evaluation/schemas.ts'
import { RequestKey } from '../questions/schemas.ts'
import { DateText, DocumentId, Instant, wholeNumber } from '../core/values.ts'
import { qualificationFaultTexts as faults } from './fault-texts.ts'

/** What 'Evaluación' shows: the evaluation that is asked for or the latest, how others went, and what is under way. */
export const Qualification = z.object({
  /** Null before the company has published the first. */
  evaluation: z.nullable(Evaluation),
  /** Those that stand, oldest first. */
  trend: z.array(EvaluationPoint),
  /** How the company evaluates; null where it has no form yet. */
  form: z.nullable(QualificationForm),
  /** The period of the next evaluation, and the first day of the month in which it is published. */
  next: z.nullable(z.object({ periodo: z.string(), publica: DateText })),
  reviews: z.array(EvaluationReview),
  actions: z.array(ImprovementAction),
  may: z.object({
    /** Whether a review may be asked for, or what stands against it. */
    review: z.enum(['yes', 'late', 'open', 'replaced', 'read-only', 'none']),
    plan: z.boolean(),
  }),
})
export type Qualification = z.infer<typeof Qualification>

/** The stretch of time that is measured; without one, what has gone by of the period that runs. */
export const IndicatorsQuery = z.object({ desde: z.optional(DateText), hasta: z.optional(DateText) })

/** The numbers of a stretch of time, from the documents of the selected branches. */
export const Indicators = z.object({
  desde: DateText,
  hasta: DateText,
  sucursales: z.array(z.string()),
  indicadores: z.array(
    z.object({
      ...IndicatorValue.shape,
      /** The same in other currencies. */
      otras: z.array(IndicatorValue),
    }),
  ),
  dataAsOf: z.nullable(Instant),
})
export type Indicators = z.infer<typeof Indicators>

/** Which documents behind a number: all, or those that speak against the supplier. */
export const IndicatorDocumentsQuery = z.object({
  ...IndicatorsQuery.shape,
  solo: z.optional(z.enum(['incumplen'])),
  page: z._default(wholeNumber(1, 400), 1),
})
export const IndicatorParams = z.object({ indicador: z.enum(indicatorNames) })

/** A page of the documents behind a number, those that speak against the supplier first. */
export const IndicatorDocuments = z.object({
  desde: DateText,
  hasta: DateText,
  nombre: z.enum(indicatorNames),
  valores: z.array(IndicatorValue),
  rows: z.array(IndicatorDocument),
  total: z.number(),
  incumplen: z.number(),
})
export type IndicatorDocuments = z.infer<typeof IndicatorDocuments>

const text = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, faults.required), z.maxLength(longest, faults.long))

/** Criteria by their ids, as one field of a form: `calidad,gestion`; none is the whole evaluation. */
const Criteria = z.pipe(
  z._default(z.string().check(z.maxLength(1000)), ''),
  z.transform((words: string) => [...new Set(words.split(',').filter((word) => word !== ''))]),
)

/** A request for review; its files travel beside it. */
export const NewReview = z.object({
  criterios: Criteria,
  mensaje: text(limits.message),
  idempotencyKey: RequestKey,
})

/** One more message of a request for review; its files travel beside it. */
export const NewReviewMessage = z.object({ mensaje: text(limits.message), idempotencyKey: RequestKey })

/** An action of the plan as its form has it. */
export const ActionForm = z.object({
  criterio: z._default(z.string().check(z.maxLength(100)), ''),
  accion: text(limits.action),
  responsable: text(limits.responsible),
  fecha: DateText.check(z.refine((day: string) => day !== '', faults.day)),
})
export type ActionForm = z.infer<typeof ActionForm>

export const NewAction = z.extend(ActionForm, { idempotencyKey: RequestKey })
/** The version that the form was filled from: what changed meanwhile is not overwritten. */
const Seen = { version: z.coerce.number().check(z.int(), z.minimum(1)) }
export const ChangedAction = z.extend(ActionForm, Seen)
export const SeenAction = z.object(Seen)

/** Evidence of an action: what was done, with files beside it. */
export const NewEvidence = z.object({ ...Seen, comentario: text(limits.evidence) })

/** The form of a request for review: criteria as in the call, the key once it is sent. */
export const ReviewForm = z.object({
  criterios: z.string(),
  mensaje: text(limits.message),
  idempotencyKey: z.string(),
})
export type ReviewForm = z.output<typeof ReviewForm>

/** The form of an action, new or changed. */
export const PlanForm = z.object({
  criterio: z.string(),
  accion: text(limits.action),
  responsable: text(limits.responsible),
  fecha: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, faults.day)),
  idempotencyKey: z.string(),
})
export type PlanForm = z.output<typeof PlanForm>

/** The form of an action's evidence. */
export const EvidenceForm = z.object({ comentario: text(limits.evidence), idempotencyKey: z.string() })
export type EvidenceForm = z.output<typeof EvidenceForm>

export const ById = z.object({ id: DocumentId })
