import * as z from 'zod/mini'
import { periodicities } from '@enlace/domain/evaluation-period.ts'
import { QuestionMessage, SentFile } from '../../questions/schemas.ts'
import { Currency, DateText, DecimalText, DocumentId, Instant } from '../../core/values.ts'
import { indicatorNames } from './limits.ts'

const Tone = z.enum(['neutral', 'info', 'good', 'warning', 'bad'])

/** A named range of scores, by its start. */
export const Band = z.object({ nombre: z.string(), desde: z.number(), tono: Tone })
export type Band = z.infer<typeof Band>

const Indicator = z.enum(indicatorNames)

/** A criterion of a company's form: its weight, its items, and its related indicator. */
export const FormCriterion = z.object({
  id: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  /** Of 100. */
  peso: DecimalText,
  /** The highest score of each item. */
  maximo: z.number(),
  /** The items scored separately; empty if the criterion has a single score. */
  items: z.array(z.string()),
  indicador: z.nullable(Indicator),
})
export type FormCriterion = z.infer<typeof FormCriterion>

/** A version of a company's evaluation form. */
export const QualificationForm = z.object({
  nombre: z.string(),
  periodicidad: z.enum(periodicities),
  /** Days in which a supplier may request a review. */
  revision_dias: z.number(),
  bandas: z.array(Band),
  criterios: z.array(FormCriterion),
})
export type QualificationForm = z.infer<typeof QualificationForm>

/** An indicator: part and total, and the percentage, which is null if there is nothing to measure. */
export const IndicatorValue = z.object({
  nombre: Indicator,
  valor: z.nullable(DecimalText),
  parte: DecimalText,
  total: DecimalText,
  /** The currency of amounts; null for counts. */
  moneda: z.nullable(Currency),
})
export type IndicatorValue = z.infer<typeof IndicatorValue>

/** An evaluated criterion. */
export const EvaluatedCriterion = z.object({
  ...FormCriterion.shape,
  items: z.array(z.object({ nombre: z.string(), valor: z.nullable(DecimalText) })),
  /** Out of 100; null if none of its items applied. */
  puntaje: z.nullable(DecimalText),
  /** Its points in the score of the evaluation. */
  aporte: z.nullable(DecimalText),
  nivel: z.nullable(z.string()),
  tono: z.nullable(Tone),
  observacion: z.string(),
})
export type EvaluatedCriterion = z.infer<typeof EvaluatedCriterion>

/** The content of an evaluation, fixed at its publication. */
export const EvaluationSnapshot = z.object({
  formulario: z.string(),
  evaluador: z.string(),
  observacion: z.string(),
  puntaje: DecimalText,
  nivel: z.string(),
  tono: Tone,
  bandas: z.array(Band),
  criterios: z.array(EvaluatedCriterion),
  indicadores: z.array(IndicatorValue),
})
export type EvaluationSnapshot = z.infer<typeof EvaluationSnapshot>

/** A published evaluation. */
export const Evaluation = z.object({
  ...EvaluationSnapshot.shape,
  id: DocumentId,
  periodo: z.string(),
  desde: DateText,
  hasta: DateText,
  version: z.number(),
  publicada_at: Instant,
  revision_hasta: DateText,
  /** When it was replaced by a newer version of the same period, and by which. */
  reemplazada_at: z.nullable(Instant),
  reemplazada_por: z.nullable(DocumentId),
})
export type Evaluation = z.infer<typeof Evaluation>

/** An evaluation in the trend of periods. */
export const EvaluationPoint = z.object({
  id: DocumentId,
  periodo: z.string(),
  puntaje: DecimalText,
  nivel: z.string(),
  tono: Tone,
  publicada_at: Instant,
})
export type EvaluationPoint = z.infer<typeof EvaluationPoint>

/** The states of a request for review. */
export const reviewStates = ['solicitada', 'en_revision', 'aceptada', 'negada', 'retirada'] as const
export type ReviewState = (typeof reviewStates)[number]

/** A request for review on the evaluation's page. */
export const EvaluationReview = z.object({
  id: DocumentId,
  numero: z.string(),
  estado: z.enum(reviewStates),
  /** The names of the criteria concerned; empty for the whole evaluation. */
  criterios: z.array(z.string()),
  persona: z.string(),
  solicitada_at: Instant,
  mensajes: z.number(),
})
export type EvaluationReview = z.infer<typeof EvaluationReview>

/** A request for review with its messages, and the user's possible actions. */
export const ReviewThread = z.object({
  ...EvaluationReview.shape,
  evaluacion: z.object({
    id: DocumentId,
    periodo: z.string(),
    puntaje: DecimalText,
    nivel: z.string(),
    tono: Tone,
  }),
  decision: z.string(),
  decidida_at: z.nullable(Instant),
  /** The resulting evaluation, if the company corrected something. */
  corregida: z.nullable(DocumentId),
  messages: z.array(QuestionMessage),
  may: z.object({ reply: z.boolean(), withdraw: z.boolean() }),
})
export type ReviewThread = z.infer<typeof ReviewThread>

/** The states of an action; `vencida` is an overdue one. */
export const actionStates = [
  'pendiente',
  'vencida',
  'en_revision',
  'devuelta',
  'cumplida',
  'retirada',
] as const
export type ActionState = (typeof actionStates)[number]

/** An improvement action of the supplier. */
export const ImprovementAction = z.object({
  id: DocumentId,
  version: z.number(),
  /** The period of its evaluation. */
  periodo: z.string(),
  /** The id and name of its criterion; empty for the whole evaluation. */
  criterio: z.string(),
  criterio_nombre: z.string(),
  accion: z.string(),
  responsable: z.string(),
  fecha: DateText,
  estado: z.enum(actionStates),
  evidencia: z.string(),
  respuesta: z.string(),
  enviada_at: z.nullable(Instant),
  archivos: z.array(SentFile),
  may: z.object({ change: z.boolean(), send: z.boolean(), withdraw: z.boolean() }),
})
export type ImprovementAction = z.infer<typeof ImprovementAction>

/** A document behind an indicator: whether it counts in favour of the supplier, with the expected and actual values. */
export const IndicatorDocument = z.object({
  kind: z.enum(['purchase-order', 'purchase-tickets', 'account-statements']),
  id: DocumentId,
  numero: z.string(),
  /** The date that assigns it to the period. */
  fecha: DateText,
  estado: z.string(),
  sucursal: z.string(),
  parte: DecimalText,
  total: DecimalText,
  moneda: z.nullable(Currency),
  cumple: z.boolean(),
  /** For an order, the day of its last delivery; for an invoice, the reason of its rejection. */
  llegada: z.nullable(DateText),
  motivo: z.nullable(z.string()),
})
export type IndicatorDocument = z.infer<typeof IndicatorDocument>
