import * as z from 'zod/mini'
import { periodicities } from '@enlace/domain/evaluation-period.ts'
import { QuestionMessage, SentFile } from '../../questions/schemas.ts'
import { Currency, DateText, DecimalText, DocumentId, Instant } from '../../core/values.ts'
import { indicatorNames } from './limits.ts'

const Tone = z.enum(['neutral', 'info', 'good', 'warning', 'bad'])

/** A stretch of scores with its name, from where it begins. */
export const Band = z.object({ nombre: z.string(), desde: z.number(), tono: Tone })
export type Band = z.infer<typeof Band>

const Indicator = z.enum(indicatorNames)

/** A criterion of a company's form: how much it weighs, what it is made of, and which number of the portal speaks for it. */
export const FormCriterion = z.object({
  id: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  /** Of 100. */
  peso: DecimalText,
  /** The highest value of each item. */
  maximo: z.number(),
  /** What is valued one by one; none where the criterion has one value. */
  items: z.array(z.string()),
  indicador: z.nullable(Indicator),
})
export type FormCriterion = z.infer<typeof FormCriterion>

/** How a company evaluates its suppliers: a version of its form. */
export const QualificationForm = z.object({
  nombre: z.string(),
  periodicidad: z.enum(periodicities),
  /** Days in which a supplier may ask for a review. */
  revision_dias: z.number(),
  bandas: z.array(Band),
  criterios: z.array(FormCriterion),
})
export type QualificationForm = z.infer<typeof QualificationForm>

/** A number that the portal measured: of how much it is how much, in percent; null where there was nothing to measure. */
export const IndicatorValue = z.object({
  nombre: Indicator,
  valor: z.nullable(DecimalText),
  parte: DecimalText,
  total: DecimalText,
  /** Of amounts: in which currency; null for what is counted. */
  moneda: z.nullable(Currency),
})
export type IndicatorValue = z.infer<typeof IndicatorValue>

/** A criterion as it was evaluated. */
export const EvaluatedCriterion = z.object({
  ...FormCriterion.shape,
  items: z.array(z.object({ nombre: z.string(), valor: z.nullable(DecimalText) })),
  /** Out of 100; null where nothing of it applied. */
  puntaje: z.nullable(DecimalText),
  /** What it adds to the score of the evaluation. */
  aporte: z.nullable(DecimalText),
  nivel: z.nullable(z.string()),
  tono: z.nullable(Tone),
  observacion: z.string(),
})
export type EvaluatedCriterion = z.infer<typeof EvaluatedCriterion>

/** What an evaluation says for good from the moment it is published. */
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

/** An evaluation that was published. */
export const Evaluation = z.object({
  ...EvaluationSnapshot.shape,
  id: DocumentId,
  periodo: z.string(),
  desde: DateText,
  hasta: DateText,
  version: z.number(),
  publicada_at: Instant,
  revision_hasta: DateText,
  /** When a newer version of the same period took its place, and which. */
  reemplazada_at: z.nullable(Instant),
  reemplazada_por: z.nullable(DocumentId),
})
export type Evaluation = z.infer<typeof Evaluation>

/** An evaluation in the trend: how a period went. */
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

/** A request for review as the evaluation's page lists it. */
export const EvaluationReview = z.object({
  id: DocumentId,
  numero: z.string(),
  estado: z.enum(reviewStates),
  /** The names of the criteria that it is about; none is the whole evaluation. */
  criterios: z.array(z.string()),
  persona: z.string(),
  solicitada_at: Instant,
  mensajes: z.number(),
})
export type EvaluationReview = z.infer<typeof EvaluationReview>

/** A request for review with what was written, and what the person may do with it. */
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
  /** The evaluation that came of it, where the company corrected something. */
  corregida: z.nullable(DocumentId),
  messages: z.array(QuestionMessage),
  may: z.object({ reply: z.boolean(), withdraw: z.boolean() }),
})
export type ReviewThread = z.infer<typeof ReviewThread>

/** The states of an action; `vencida` is one that is still to be done after its day. */
export const actionStates = [
  'pendiente',
  'vencida',
  'en_revision',
  'devuelta',
  'cumplida',
  'retirada',
] as const
export type ActionState = (typeof actionStates)[number]

/** What the supplier does to be evaluated better. */
export const ImprovementAction = z.object({
  id: DocumentId,
  version: z.number(),
  /** The period of the evaluation that it came of. */
  periodo: z.string(),
  /** The criterion that it is about, by its id and its name; empty for all of the evaluation. */
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

/** A document behind a number: whether it speaks for the supplier, and what was expected and came. */
export const IndicatorDocument = z.object({
  kind: z.enum(['purchase-order', 'purchase-tickets', 'account-statements']),
  id: DocumentId,
  numero: z.string(),
  /** The day by which it counts in the period. */
  fecha: DateText,
  estado: z.string(),
  sucursal: z.string(),
  parte: DecimalText,
  total: DecimalText,
  moneda: z.nullable(Currency),
  cumple: z.boolean(),
  /** Of an order: the day on which the last of it came; of an invoice: why it was rejected. */
  llegada: z.nullable(DateText),
  motivo: z.nullable(z.string()),
})
export type IndicatorDocument = z.infer<typeof IndicatorDocument>
