import * as z from 'zod/mini'
import { SentFile } from '../questions/schemas.ts'
import { messageLimits } from '../questions/limits.ts'
import { jsonText } from '../core/json-text.ts'
import { DateText, DecimalText, DocumentId, Instant, Optional, RequestKey } from '../core/values.ts'
import { ActDecision, actOutcomes } from './decision-schemas.ts'
import { deliveryLimits, type LineProblem, lineProblems, needsComment } from './line-problems.ts'
import { actFormTexts } from './texts.ts'

const { faults } = actFormTexts

/** The acts of a supplier on a document. */
export const acts = ['confirmar', 'novedad', 'aceptar', 'objetar', 'diferencia'] as const
export type Act = (typeof acts)[number]

/** The problems of an order line. */
export const orderProblems = ['fecha', 'cantidad', 'precio', 'entregas', 'rechazo', 'otra'] as const
/** The problems of a receipt line. */
export const ticketProblems = ['cantidad', 'precio', 'calidad', 'otra'] as const
/** The reasons for objecting to a debit note. */
export const objectionMotives = [
  'no_corresponde',
  'valor',
  'precio_acordado',
  'devolucion_no_recibida',
  'ya_descontada',
  'otro',
] as const
export type ObjectionMotive = (typeof objectionMotives)[number]

/** A part of an order line that is delivered by itself. */
const Delivery = z.object({ fecha: DateText, cantidad: DecimalText })
export type Delivery = z.infer<typeof Delivery>

/** The problem reported for one line. */
export const ActLine = z.object({
  linea: z.number(),
  item: z.string(),
  tipo: z.enum(lineProblems),
  fecha: z.nullable(DateText),
  cantidad: z.nullable(DecimalText),
  precio: z.nullable(DecimalText),
  /** The deliveries of a line that is divided; absent for other problems. */
  entregas: z.optional(z.array(Delivery)),
  comentario: Optional,
})
export type ActLine = z.infer<typeof ActLine>

/** An act of the supplier on a document, which the document shows permanently. */
export const DocumentAct = z.object({
  id: DocumentId,
  acto: z.enum(acts),
  at: Instant,
  persona: z.string(),
  motivo: z.nullable(z.enum(objectionMotives)),
  comentario: Optional,
  lineas: z.array(ActLine),
  archivos: z.array(SentFile),
  /** The thread of the company's answers. */
  question_id: z.nullable(DocumentId),
  /** The state of an act that needs a decision by the company; null for others. */
  estado: z.nullable(z.enum(['pendiente', ...actOutcomes, 'retirada'])),
  decision: z.nullable(ActDecision),
  /** The last message of the company in the thread, besides the decision. */
  respuesta: z.nullable(z.object({ texto: z.string(), autor: z.string(), at: Instant })),
})
export type DocumentAct = z.infer<typeof DocumentAct>

/** The acts done on a document, and those that the user may do now. */
export const DocumentActs = z.object({
  done: z.array(DocumentAct),
  possible: z.array(z.enum(acts)),
  /** The last day for an act, if the company sets a term. */
  until: z.nullable(DateText),
  /** Why no act is possible. */
  obstacle: z.nullable(z.enum(['solo_lectura', 'estado', 'vencido'])),
})
export type DocumentActs = z.infer<typeof DocumentActs>

const Comment = z.string().check(z.trim(), z.maxLength(messageLimits.length, faults.long))

const positive = (message: string) => DecimalText.check(z.regex(/^\d{1,15}(\.\d{1,6})?$/, message))

/** The schema of one reported line, for the given problems. */
const reportedLine = <const Problems extends readonly LineProblem[]>(problems: Problems) =>
  z
    .object({
      linea: z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
      tipo: z.enum(problems),
      fecha: z.optional(DateText),
      cantidad: z.optional(positive(faults.quantity)),
      precio: z.optional(positive(faults.price)),
      entregas: z.optional(
        z
          .array(z.object({ fecha: DateText, cantidad: positive(faults.quantity) }))
          .check(
            z.minLength(deliveryLimits.least, faults.deliveries),
            z.maxLength(deliveryLimits.most, faults.deliveries),
          ),
      ),
      comentario: z.optional(z.string().check(z.trim(), z.maxLength(500, faults.lineLong))),
    })
    .check(
      z.refine(({ tipo, fecha }) => tipo !== 'fecha' || fecha !== undefined, {
        path: ['fecha'],
        error: faults.date,
      }),
      z.refine(({ tipo, cantidad }) => tipo !== 'cantidad' || cantidad !== undefined, {
        path: ['cantidad'],
        error: faults.quantity,
      }),
      z.refine(({ tipo, precio }) => tipo !== 'precio' || precio !== undefined, {
        path: ['precio'],
        error: faults.price,
      }),
      z.refine(({ tipo, entregas }) => tipo !== 'entregas' || entregas !== undefined, {
        path: ['entregas'],
        error: faults.deliveries,
      }),
      z.refine(({ tipo, comentario }) => !needsComment(tipo) || (comentario ?? '') !== '', {
        path: ['comentario'],
        error: faults.comment,
      }),
    )

const linesOf = <const Problems extends readonly LineProblem[]>(problems: Problems) =>
  jsonText(
    z.array(reportedLine(problems)).check(z.minLength(1, faults.noLines), z.maxLength(500, faults.manyLines)),
    faults.malformed,
  )

/** The supplier accepts the order or the note without changes. */
export const Agreement = z.object({ comentario: z._default(Comment, ''), idempotencyKey: RequestKey })
export type Agreement = z.infer<typeof Agreement>

/** Problems with order lines; photos and papers are sent as separate parts. */
export const OrderReport = z.object({
  lineas: linesOf(orderProblems),
  comentario: z._default(Comment, ''),
  idempotencyKey: RequestKey,
})
export type OrderReport = z.infer<typeof OrderReport>

/** Differences with receipt lines; photos and papers are sent as separate parts. */
export const TicketReport = z.object({
  lineas: linesOf(ticketProblems),
  comentario: z._default(Comment, ''),
  idempotencyKey: RequestKey,
})
export type TicketReport = z.infer<typeof TicketReport>

/** The reason for an objection to a debit note; papers are sent as separate parts. */
export const Objection = z.object({
  motivo: z.enum(objectionMotives, faults.motive),
  comentario: Comment.check(z.minLength(1, faults.comment)),
  idempotencyKey: RequestKey,
})
export type Objection = z.infer<typeof Objection>

/** The form that confirms an order or accepts a note. */
export const AgreementForm = z.object({ comentario: Comment, idempotencyKey: z.string() })
export type AgreementForm = z.output<typeof AgreementForm>

/** The form of an objection. */
export const ObjectionForm = z.object({
  motivo: z.pipe(z.string(), z.enum(objectionMotives, faults.motive)),
  comentario: Comment.check(z.minLength(1, faults.comment)),
  idempotencyKey: z.string(),
})
export type ObjectionForm = z.output<typeof ObjectionForm>
