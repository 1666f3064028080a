import * as z from 'zod/mini'
import { indicatorNames, qualificationLimits } from '../evaluation/limits.ts'
import { EvaluatedCriterion, FormCriterion, Band, reviewStates } from '../evaluation/schemas.ts'
import { DateText, DecimalText, DocumentId, Instant } from '../../core/values.ts'
import { qualificationDeskTexts } from './texts.ts'

const { faults } = qualificationDeskTexts

/** What an evaluation may be in at the company. */
export const evaluationStates = ['borrador', 'publicada', 'reemplazada'] as const

/** An evaluation as the desk lists it. */
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
  /** Requests for review and evidence of its plan that wait for the company. */
  pendientes: z.number(),
  desde: Instant,
})
export type DeskEvaluation = z.infer<typeof DeskEvaluation>

const File = z.object({ id: DocumentId, nombre: z.string(), media_type: z.string() })

/** A request for review of an evaluation, with what was written. */
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

/** What a criterion was given: a value for each item, or one; null is what does not apply. */
export const GivenCriterion = z.object({
  valores: z.array(Value).check(z.maxLength(40)),
  observacion: z.string().check(z.trim(), z.maxLength(qualificationLimits.message, faults.long)),
})
export type GivenCriterion = z.infer<typeof GivenCriterion>

/** A number that the portal measured of the period, in words. */
export const DeskIndicator = z.object({
  nombre: z.enum(indicatorNames),
  valor: z.nullable(DecimalText),
  base: z.string(),
})

/** An evaluation with its form, what was given, and what the supplier said of it. */
export const EvaluationWork = z.extend(DeskEvaluation, {
  /** Which state of it was read: a change says so. */
  visto: z.string(),
  formulario: z.string(),
  bandas: z.array(Band),
  criterios: z.array(FormCriterion),
  dado: z.record(z.string(), GivenCriterion),
  observacion: z.string(),
  /** What it would amount to if it were published now; null while something is missing. */
  previsto: z.nullable(z.object({ puntaje: DecimalText, nivel: z.string() })),
  faltan: z.array(z.string()),
  indicadores: z.array(DeskIndicator),
  /** What was published, criterion by criterion. */
  publicado: z.nullable(z.object({ criterios: z.array(EvaluatedCriterion), at: Instant, por: z.string() })),
  revisiones: z.array(DeskReview),
  plan: z.array(DeskAction),
})
export type EvaluationWork = z.infer<typeof EvaluationWork>

/** The evaluation of a supplier for a period that is begun. */
export const NewEvaluation = z.object({
  nit: z.string().check(z.trim(), z.minLength(1, faults.nit), z.maxLength(30, faults.nit)),
  periodo: z.string().check(z.minLength(1, faults.period), z.maxLength(10)),
})
export type NewEvaluation = z.infer<typeof NewEvaluation>

/** What evaluators gave, over what they saw. */
export const Scores = z.object({
  visto: z.string().check(z.maxLength(60)),
  observacion: z.string().check(z.trim(), z.maxLength(qualificationLimits.message, faults.long)),
  criterios: z.record(z.string().check(z.maxLength(60)), GivenCriterion),
})
export type Scores = z.infer<typeof Scores>

const said = z.string().check(z.trim(), z.maxLength(qualificationLimits.message, faults.long))

/** What is done with a request for review. */
export const ReviewAct = z.object({
  acto: z.enum(['answer', 'accept', 'refuse']),
  texto: said.check(z.minLength(1, faults.text)),
})
export type ReviewAct = z.infer<typeof ReviewAct>

/** What is said of the evidence of an action. */
export const EvidenceAct = z.object({ cumplida: z.boolean(), texto: said })
export type EvidenceAct = z.infer<typeof EvidenceAct>
