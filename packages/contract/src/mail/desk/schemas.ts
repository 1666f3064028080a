import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { mailBounces } from '../bounces.ts'
import { DocumentId, Instant, Optional } from '../../core/values.ts'
import { mailStates } from './state-schemas.ts'

const State = z.enum(mailStates)

/** A mail of the company as its list shows it. */
export const DeskMail = z.object({
  id: DocumentId,
  at: Instant,
  para: z.string(),
  asunto: z.string(),
  /** What caused it, in a word or two. */
  motivo: z.string(),
  estado: State,
  intentos: z.number(),
  enviado_at: z.nullable(Instant),
  /** What the mail server said last, or a later one that sent it back. */
  error: Optional,
})
export type DeskMail = z.infer<typeof DeskMail>

/** What narrows the list. */
export const DeskMailsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
  motivo: z.optional(z.string().check(z.maxLength(60))),
})
export type DeskMailsQuery = z.infer<typeof DeskMailsQuery>

/** What the call for its rows without pages takes. */
export const DeskMailsSliceQuery = z.extend(z.omit(DeskMailsQuery, paging), slicing)

/** A page of the outbox; without a mail server nothing goes out, which the screen says. */
export const DeskMails = z.extend(listOf(DeskMail, {}), {
  choices: z.object({ motivo: z.array(Choice) }),
  hasServer: z.boolean(),
})
export type DeskMails = z.infer<typeof DeskMails>

/** A slice of all mails that a filter lets through. */
export const DeskMailRows = sliceOf(DeskMail)

const Sent = z.object({ id: DocumentId, at: Instant, estado: State, por: z.string() })

/** One mail with the outcome of it. */
export const DeskMailDetail = z.extend(DeskMail, {
  responder_a: Optional,
  /** What came back of it after it had gone out. */
  rebote: z.nullable(z.object({ tipo: z.enum(mailBounces), at: Instant })),
  siguiente_at: z.nullable(Instant),
  /** The mail of which this is another sending, and those that were sent again of this one. */
  primero: z.nullable(z.object({ id: DocumentId, at: Instant })),
  por: Optional,
  reenvios: z.array(Sent),
  /** Why its words are not shown: they open something for the recipient alone, or were forgotten. */
  oculto: z.nullable(z.enum(['personal', 'olvidado'])),
  texto: Optional,
  /** Where the mail is drawn as it was sent; good for some minutes. */
  vista: Optional,
  /** The addresses in it, to be followed where no mail server sends it. */
  enlaces: z.array(z.string()),
  mayResend: z.boolean(),
})
export type DeskMailDetail = z.infer<typeof DeskMailDetail>
