import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { threadTypes, questionStates, questionTypes } from '../limits.ts'
import { MessageText, Question, QuestionMessage } from '../schemas.ts'
import { AssignedTo, Assignee, seen, WrittenKey } from '../../staff/sign-in/assignees.ts'
import { DocumentId, Instant, Optional, wholeNumber, RequestKey } from '../../core/values.ts'
import { answeredStates, staffStates, templateLimits } from './state-schemas.ts'
import { questionTexts as texts } from '../texts.ts'
import { templateTexts } from './texts.ts'

const { faults } = templateTexts

/** A thread in the staff's inbox. */
export const DeskQuestion = z.extend(Question, {
  proveedor: z.string(),
  nit: z.string(),
  sucursal: z.string(),
  responsable: Optional,
  /** The number of internal notes. */
  notas: z.number(),
})
export type DeskQuestion = z.infer<typeof DeskQuestion>

/** The filters of the inbox. */
export const DeskQuestionsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(z.enum(questionStates)))),
  tipo: z.optional(z.enum(threadTypes)),
  asignada: z.optional(AssignedTo),
})
export type DeskQuestionsQuery = z.infer<typeof DeskQuestionsQuery>

/** The query for its rows without pages. */
export const DeskQuestionsSliceQuery = z.extend(z.omit(DeskQuestionsQuery, paging), slicing)

/** A page of the inbox with the count of each filter, and the possible assignees. */
export const DeskQuestions = z.extend(listOf(DeskQuestion, {}), {
  choices: z.object({ tipo: z.array(Choice), asignada: z.array(Choice) }),
  responsables: z.array(Assignee),
})
export type DeskQuestions = z.infer<typeof DeskQuestions>

/** A slice of all threads of a filter. */
export const DeskQuestionRows = sliceOf(DeskQuestion)

/** An internal note about a thread, never visible to suppliers. */
export const QuestionNote = z.object({ id: DocumentId, autor: z.string(), texto: z.string(), at: Instant })
export type QuestionNote = z.infer<typeof QuestionNote>

/** A template of frequent answers; without a topic it is for all. */
export const AnswerTemplate = z.object({
  id: DocumentId,
  tipo: z.nullable(z.enum(threadTypes)),
  titulo: z.string(),
  texto: z.string(),
  version: z.number(),
  cambiada_at: Instant,
  cambiada_por: z.string(),
})
export type AnswerTemplate = z.infer<typeof AnswerTemplate>

/** An answer template, as edited. */
export const TemplateBody = z.object({
  tipo: z.nullable(z.enum(threadTypes)),
  titulo: z
    .string()
    .check(z.trim(), z.minLength(1, faults.title), z.maxLength(templateLimits.title, faults.titleLong)),
  texto: z
    .string()
    .check(z.trim(), z.minLength(1, faults.words), z.maxLength(templateLimits.words, faults.wordsLong)),
})
export type TemplateBody = z.infer<typeof TemplateBody>

/** A thread with all that staff needs for an answer. */
export const DeskThread = z.extend(DeskQuestion, {
  proveedor_id: z.number(),
  messages: z.array(QuestionMessage),
  notes: z.array(QuestionNote),
  version: z.number(),
  responsable_id: z.nullable(z.string()),
  responsables: z.array(Assignee),
  /** The supplier's user who wrote first, for the salutation. */
  persona: z.string(),
  plantillas: z.array(AnswerTemplate),
  /** The objection or proposal of this thread, if it awaits a decision elsewhere. */
  acto: z.nullable(
    z.object({ id: DocumentId, tipo: z.enum(['objetar', 'novedad']), isDecided: z.boolean() }),
  ),
})
export type DeskThread = z.infer<typeof DeskThread>

/** An answer of the staff; its files are sent as separate parts. */
export const StaffAnswer = z.object({
  mensaje: MessageText,
  /** The state of the thread after it. */
  estado: z.enum(answeredStates),
  version: wholeNumber(1, 2_000_000_000),
  idempotencyKey: RequestKey,
})
export type StaffAnswer = z.infer<typeof StaffAnswer>

/** A question of the staff about a document; its files are sent as separate parts. */
export const StaffQuestion = z.object({
  tipo: z.enum(questionTypes, texts.faults.type),
  mensaje: MessageText,
  idempotencyKey: WrittenKey,
})
export type StaffQuestion = z.infer<typeof StaffQuestion>

/** The form of such a question; its key is created on the first submission. */
export const AskForm = z.extend(StaffQuestion, { idempotencyKey: z.string() })
export type AskForm = z.output<typeof AskForm>

/** A change of state, without notifying the supplier. */
export const StateChange = z.object({ ...seen, estado: z.enum(staffStates) })
export type StateChange = z.infer<typeof StateChange>

/** An internal note about a thread. */
export const NewNote = z.object({ texto: MessageText, idempotencyKey: WrittenKey })
export type NewNote = z.infer<typeof NewNote>

/** The form of an answer; its key is created on the first submission. */
export const AnswerForm = z.object({
  mensaje: MessageText,
  estado: z.enum(answeredStates),
  idempotencyKey: z.string(),
})
export type AnswerForm = z.output<typeof AnswerForm>

/** The form of a note. */
export const NoteForm = z.object({ texto: MessageText, idempotencyKey: z.string() })
export type NoteForm = z.output<typeof NoteForm>
