import * as z from 'zod/mini'
import { indicatorNames, qualificationLimits } from '../evaluation/limits.ts'
import { EvaluatedCriterion, FormCriterion, Band, reviewStates } from '../evaluation/schemas.ts'
import { DateText, DecimalText, DocumentId, Instant } from '../../core/values.ts'
import { qualificationDeskTexts } from './texts.ts'

const { faults } = qualificationDeskTexts

/** The states of an evaluation at the company. */
export const evaluationStates = ['borrador', 'publicada', 'reemplazada'] as const

/** An evaluation in the list of the back office. */
export const DeskEvaluation = z.object({
  id: DocumentId,
  proveedor: z.string(),
  nit: z.string(),
  periodo: z.string(),
  version: z.number(),
  estado: z.enum(evaluationStates),
  puntaje: z.nullable(DecimalText),
  nivel: z.nullable(z.string()),
  evaluador: z.string(),
  /** The number of pending requests for review and evidence of its plan. */
  pendientes: z.number(),
  desde: Instant,
})
export type DeskEvaluation = z.infer<typeof DeskEvaluation>

const File = z.object({ id: DocumentId, nombre: z.string(), media_type: z.string() })

/** A request for review of an evaluation, with its messages. */
export const DeskReview = z.object({
  id: DocumentId,
  numero: z.string(),
  estado: z.enum(reviewStates),
  criterios: z.array(z.string()),
  persona: z.string(),
  solicitada_at: Instant,
  decision: z.string(),
  mensajes: z.array(
    z.object({
      lado: z.enum(['proveedor', 'compania']),
      autor: z.string(),
      texto: z.string(),
      at: Instant,
      archivos: z.array(File),
    }),
  ),
})
export type DeskReview = z.infer<typeof DeskReview>

/** An action of the supplier's plan, with its evidence. */
export const DeskAction = z.object({
  id: DocumentId,
  accion: z.string(),
  responsable: z.string(),
  fecha: DateText,
  estado: z.enum(['pendiente', 'en_revision', 'devuelta', 'cumplida', 'retirada']),
  evidencia: z.string(),
  respuesta: z.string(),
  archivos: z.array(File),
})
export type DeskAction = z.infer<typeof DeskAction>

const Value = z.nullable(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, faults.value)))

/** The scores of a criterion: one per item, or a single one; null if it does not apply. */
export const GivenCriterion = z.object({
  valores: z.array(Value).check(z.maxLength(40)),
  observacion: z.string().check(z.trim(), z.maxLength(qualificationLimits.message, faults.long)),
})
export type GivenCriterion = z.infer<typeof GivenCriterion>

/** An indicator of the period, in words. */
export const DeskIndicator = z.object({
  nombre: z.enum(indicatorNames),
  valor: z.nullable(DecimalText),
  base: z.string(),
})

/** An evaluation with its form, its scores, and the supplier's responses. */
export const EvaluationWork = z.extend(DeskEvaluation, {
  /** The version that a change is based on. */
  visto: z.string(),
  formulario: z.string(),
  bandas: z.array(Band),
  criterios: z.array(FormCriterion),
  dado: z.record(z.string(), GivenCriterion),
  observacion: z.string(),
  /** The result if it were published now; null while incomplete. */
  previsto: z.nullable(z.object({ puntaje: DecimalText, nivel: z.string() })),
  faltan: z.array(z.string()),
  indicadores: z.array(DeskIndicator),
  /** The published result by criterion. */
  publicado: z.nullable(z.object({ criterios: z.array(EvaluatedCriterion), at: Instant, por: z.string() })),
  revisiones: z.array(DeskReview),
  plan: z.array(DeskAction),
})
export type EvaluationWork = z.infer<typeof EvaluationWork>

/** A new evaluation of a supplier for a period. */
export const NewEvaluation = z.object({
  nit: z.string().check(z.trim(), z.minLength(1, faults.nit), z.maxLength(30, faults.nit)),
  periodo: z.string().check(z.minLength(1, faults.period), z.maxLength(10)),
})
export type NewEvaluation = z.infer<typeof NewEvaluation>

/** The evaluators' scores, with the version they are based on. */
export const Scores = z.object({
  visto: z.string().check(z.maxLength(60)),
  observacion: z.string().check(z.trim(), z.maxLength(qualificationLimits.message, faults.long)),
  criterios: z.record(z.string().check(z.maxLength(60)), GivenCriterion),
})
export type Scores = z.infer<typeof Scores>

const said = z.string().check(z.trim(), z.maxLength(qualificationLimits.message, faults.long))

/** The response to a request for review. */
export const ReviewAct = z.object({
  acto: z.enum(['answer', 'accept', 'refuse']),
  texto: said.check(z.minLength(1, faults.text)),
})
export type ReviewAct = z.infer<typeof ReviewAct>

/** The response to the evidence of an action. */
export const EvidenceAct = z.object({ cumplida: z.boolean(), texto: said })
export type EvidenceAct = z.infer<typeof EvidenceAct>
