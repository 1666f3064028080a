import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { AssignedTo, Assignee, seen, WrittenKey } from '../../staff/sign-in/assignees.ts'
import { DocumentId, Instant, Optional } from '../../core/values.ts'
import { contactStates, replyLength } from './state-schemas.ts'
import { contactMessageTexts } from './texts.ts'

const { faults } = contactMessageTexts
const State = z.enum(contactStates)

/** A message of the contact form in the inbox. */
export const DeskContact = z.object({
  id: DocumentId,
  numero: z.string(),
  at: Instant,
  ultimo_at: Instant,
  estado: State,
  asunto: z.string(),
  persona: z.string(),
  correo: z.string(),
  empresa: z.string(),
  mensaje: z.string(),
  responsable: Optional,
})
export type DeskContact = z.infer<typeof DeskContact>

/** The filters of the inbox. */
export const DeskContactsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
  asunto: z.optional(z.string().check(z.maxLength(100))),
  asignada: z.optional(AssignedTo),
})
export type DeskContactsQuery = z.infer<typeof DeskContactsQuery>

/** The query for its rows without pages. */
export const DeskContactsSliceQuery = z.extend(z.omit(DeskContactsQuery, paging), slicing)

/** A page of the inbox. */
export const DeskContacts = z.extend(listOf(DeskContact, {}), {
  choices: z.object({ asunto: z.array(Choice), asignada: z.array(Choice) }),
  responsables: z.array(Assignee),
})
export type DeskContacts = z.infer<typeof DeskContacts>

/** A slice of all messages of a filter. */
export const DeskContactRows = sliceOf(DeskContact)

/** An answer by mail, or a note for the team. */
export const ContactReply = z.object({
  id: DocumentId,
  tipo: z.enum(['respuesta', 'nota']),
  autor: z.string(),
  texto: z.string(),
  at: Instant,
})
export type ContactReply = z.infer<typeof ContactReply>

/** One message with its fields and answers. */
export const DeskContactDetail = z.extend(DeskContact, {
  relacionado: Optional,
  medio: z.string(),
  telefono: z.string(),
  ciudad: z.string(),
  cargo: z.string(),
  horario: z.string(),
  responsable_id: z.nullable(z.string()),
  version: z.number(),
  respuestas: z.array(ContactReply),
  responsables: z.array(Assignee),
})
export type DeskContactDetail = z.infer<typeof DeskContactDetail>

/** An answer, which goes out by mail, or a note for the team. */
export const NewContactReply = z.object({
  ...seen,
  tipo: z.enum(['respuesta', 'nota']),
  texto: z.string().check(z.trim(), z.minLength(1, faults.required), z.maxLength(replyLength, faults.long)),
  /** Whether it closes the message. */
  cierra: z.boolean(),
  idempotencyKey: WrittenKey,
})
export type NewContactReply = z.infer<typeof NewContactReply>

/** The form of an answer or a note; its key is created on the first submission. */
export const ContactReplyForm = z.object({
  texto: NewContactReply.shape.texto,
  cierra: z.boolean(),
  idempotencyKey: z.string(),
})
export type ContactReplyForm = z.output<typeof ContactReplyForm>
