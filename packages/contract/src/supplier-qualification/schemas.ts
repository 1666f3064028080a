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
import { DateText, DocumentId, Instant, wholeNumber, RequestKey } from '../core/values.ts'
import { qualificationFaultTexts as faults } from './fault-texts.ts'

/** The content of 'Evaluación': the requested or latest evaluation, the trend, and pending matters. */
export const Qualification = z.object({
  /** Null before the first publication. */
  evaluation: z.nullable(Evaluation),
  /** The valid evaluations, oldest first. */
  trend: z.array(EvaluationPoint),
  /** The company's form; null if it has none yet. */
  form: z.nullable(QualificationForm),
  /** The next period, and the first day of the month of its publication. */
  next: z.nullable(z.object({ periodo: z.string(), publica: DateText })),
  reviews: z.array(EvaluationReview),
  actions: z.array(ImprovementAction),
  may: z.object({
    /** Whether a review may be requested, or why not. */
    review: z.enum(['yes', 'late', 'open', 'replaced', 'read-only', 'none']),
    plan: z.boolean(),
  }),
})
export type Qualification = z.infer<typeof Qualification>

/** The measured range; by default the current period up to today. */
export const IndicatorsQuery = z.object({ desde: z.optional(DateText), hasta: z.optional(DateText) })

/** The indicators of a range, from the documents of the selected branches. */
export const Indicators = z.object({
  desde: DateText,
  hasta: DateText,
  sucursales: z.array(z.string()),
  indicadores: z.array(
    z.object({
      ...IndicatorValue.shape,
      /** The same indicators in other currencies. */
      otras: z.array(IndicatorValue),
    }),
  ),
  dataAsOf: z.nullable(Instant),
})
export type Indicators = z.infer<typeof Indicators>

/** The filter of an indicator's documents: all, or those against the supplier. */
export const IndicatorDocumentsQuery = z.object({
  ...IndicatorsQuery.shape,
  solo: z.optional(z.enum(['incumplen'])),
  page: z._default(wholeNumber(1, 400), 1),
})
export const IndicatorParams = z.object({ indicador: z.enum(indicatorNames) })

/** A page of an indicator's documents, those against the supplier first. */
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

/** The ids of criteria as one form field: `calidad,gestion`; empty for the whole evaluation. */
const Criteria = z.pipe(
  z._default(z.string().check(z.maxLength(1000)), ''),
  z.transform((words: string) => [...new Set(words.split(',').filter((word) => word !== ''))]),
)

/** A request for review; its files are sent as separate parts. */
export const NewReview = z.object({
  criterios: Criteria,
  mensaje: text(limits.message),
  idempotencyKey: RequestKey,
})

/** A further message of a request for review; its files are sent as separate parts. */
export const NewReviewMessage = z.object({ mensaje: text(limits.message), idempotencyKey: RequestKey })

/** An action of the plan, as in its form. */
export const ActionForm = z.object({
  criterio: z._default(z.string().check(z.maxLength(100)), ''),
  accion: text(limits.action),
  responsable: text(limits.responsible),
  fecha: DateText.check(z.refine((day: string) => day !== '', faults.day)),
})
export type ActionForm = z.infer<typeof ActionForm>

export const NewAction = z.extend(ActionForm, { idempotencyKey: RequestKey })
/** The version of the filled form, so that later changes are not overwritten. */
const Seen = { version: z.coerce.number().check(z.int(), z.minimum(1)) }
export const ChangedAction = z.extend(ActionForm, Seen)
export const SeenAction = z.object(Seen)

/** The evidence of an action: a comment, with files as separate parts. */
export const NewEvidence = z.object({ ...Seen, comentario: text(limits.evidence) })

/** The form of a request for review, with the criteria of the call; its key is created on submission. */
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
