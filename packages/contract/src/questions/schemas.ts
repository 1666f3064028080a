import * as z from 'zod/mini'
import { type AskedKind, askedKinds } from '@enlace/domain/document-kinds.ts'
import { words } from '../core/list/list.ts'
import { longest, replyTokenPattern } from '../core/patterns.ts'
import { DocumentId, Instant, wholeNumber, RequestKey } from '../core/values.ts'
import { type actTypes, messageLimits, questionStates, questionTypes, threadTypes } from './limits.ts'
import { questionTexts as texts } from './texts.ts'

const { faults } = texts

/** A topic of a supplier's question. */
export type QuestionTopic = (typeof questionTypes)[number]

/** A topic of a thread started by an act on a document. */
export type ActTopic = (typeof actTypes)[number]

/** Any topic of a thread. */
export type ThreadTopic = (typeof threadTypes)[number]

/** The kinds of documents that a question may concern. */
const DocumentKind = z.enum(askedKinds)
export type DocumentKind = AskedKind

/** The state of a thread (screens 2.17). */
export type QuestionState = (typeof questionStates)[number]
const QuestionState = z.enum(questionStates)

/** A file sent with a message or an act. */
export const SentFile = z.object({
  id: DocumentId,
  nombre: z.string(),
  media_type: z.string(),
  bytes: z.number(),
})
export type SentFile = z.infer<typeof SentFile>

/** The document of a thread. */
export const QuestionDocument = z.object({ kind: DocumentKind, id: DocumentId, numero: z.string() })
export type QuestionDocument = z.infer<typeof QuestionDocument>

/** A thread in lists. */
export const Question = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: z.enum(threadTypes),
  documento: z.nullable(QuestionDocument),
  estado: QuestionState,
  /** The beginning of the first message. */
  extracto: z.string(),
  mensajes: z.number(),
  abierta_at: Instant,
  ultimo_at: Instant,
  ultimo_de: z.enum(['proveedor', 'compania']),
})
export type Question = z.infer<typeof Question>

/** One message of a thread. */
export const QuestionMessage = z.object({
  id: DocumentId,
  de: z.enum(['proveedor', 'compania']),
  autor: z.string(),
  texto: z.string(),
  at: Instant,
  archivos: z.array(SentFile),
})
export type QuestionMessage = z.infer<typeof QuestionMessage>

/** A thread with its messages, and the user's possible actions. */
export const QuestionThread = z.extend(Question, {
  sucursal: z.string(),
  messages: z.array(QuestionMessage),
  may: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
})
export type QuestionThread = z.infer<typeof QuestionThread>

/** The filter of the list of threads. */
export const QuestionsQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(longest.text))),
  estado: z.optional(z.pipe(words, z.array(QuestionState))),
  page: z._default(wholeNumber(1, 400), 1),
})
export type QuestionsQuery = z.infer<typeof QuestionsQuery>

/** A page of threads, latest activity first, with the count of each state. */
export const Questions = z.object({
  rows: z.array(Question),
  total: z.number(),
  counts: z.record(z.string(), z.number()),
})
export type Questions = z.infer<typeof Questions>

/** The text of a message: not empty, with a maximum length. */
export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1, faults.required), z.maxLength(messageLimits.length, faults.long))

/** A document that is asked about. */
export const OfAskedDocument = z.object({ kind: DocumentKind, id: DocumentId })

/** A new question about a document; its files are sent as separate parts. */
export const NewQuestion = z.object({
  kind: DocumentKind,
  id: DocumentId,
  tipo: z.enum(questionTypes, faults.type),
  mensaje: MessageText,
  idempotencyKey: RequestKey,
})
export type NewQuestion = z.infer<typeof NewQuestion>

/** A further message of a thread; its files are sent as separate parts. */
export const NewMessage = z.object({ mensaje: MessageText, idempotencyKey: RequestKey })
export type NewMessage = z.infer<typeof NewMessage>

/** The secret part of a reply link. */
export const ReplyToken = z.object({ token: z.string().check(z.regex(replyTokenPattern)) })

/** A thread as shown to the mailed recipient, with no other data of the supplier. */
export const ReplyPage = z.object({
  numero: z.string(),
  tipo: z.enum(threadTypes),
  estado: QuestionState,
  documento: z.nullable(z.object({ kind: DocumentKind, numero: z.string() })),
  proveedor: z.string(),
  nit: z.string(),
  sucursal: z.string(),
  destinatario: z.string(),
  vence_at: Instant,
  messages: z.array(QuestionMessage),
  /** False for a closed thread. */
  mayReply: z.boolean(),
})
export type ReplyPage = z.infer<typeof ReplyPage>

/** The recipient's answer. */
export const NewReply = z.object({
  mensaje: MessageText,
  /** Whether it resolves the thread. */
  resuelta: z.optional(z.literal(['true', 'false'])),
})
export type NewReply = z.infer<typeof NewReply>

/** The form of a question as typed; its key is created on the first submission, and stored with its draft. */
export const AskForm = z.object({
  tipo: z.pipe(z.string(), z.enum(questionTypes, faults.type)),
  mensaje: MessageText,
  idempotencyKey: z.string(),
})
export type AskForm = z.output<typeof AskForm>

/** The form of a further message, or of the company's answer. */
export const MessageForm = z.object({
  mensaje: MessageText,
  resuelta: z.boolean(),
  idempotencyKey: z.string(),
})
export type MessageForm = z.output<typeof MessageForm>
