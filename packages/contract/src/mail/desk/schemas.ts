import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { mailBounces } from '../bounces.ts'
import { DocumentId, Instant, Optional } from '../../core/values.ts'
import { mailStates } from './state-schemas.ts'

const State = z.enum(mailStates)

/** A mail of the company in the list. */
export const DeskMail = z.object({
  id: DocumentId,
  at: Instant,
  para: z.string(),
  asunto: z.string(),
  /** Its purpose, in a word or two. */
  motivo: z.string(),
  estado: State,
  intentos: z.number(),
  enviado_at: z.nullable(Instant),
  /** The last error of the mail server, or of a bouncing one. */
  error: Optional,
})
export type DeskMail = z.infer<typeof DeskMail>

/** The filters of the list. */
export const DeskMailsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
  motivo: z.optional(z.string().check(z.maxLength(60))),
})
export type DeskMailsQuery = z.infer<typeof DeskMailsQuery>

/** The query for its rows without pages. */
export const DeskMailsSliceQuery = z.extend(z.omit(DeskMailsQuery, paging), slicing)

/** A page of the outbox, and whether a mail server is configured, without which nothing is sent. */
export const DeskMails = z.extend(listOf(DeskMail, {}), {
  choices: z.object({ motivo: z.array(Choice) }),
  hasServer: z.boolean(),
})
export type DeskMails = z.infer<typeof DeskMails>

/** A slice of all mails of a filter. */
export const DeskMailRows = sliceOf(DeskMail)

const Sent = z.object({ id: DocumentId, at: Instant, estado: State, por: z.string() })

/** One mail with its outcome. */
export const DeskMailDetail = z.extend(DeskMail, {
  responder_a: Optional,
  /** The bounce of the sent mail. */
  rebote: z.nullable(z.object({ tipo: z.enum(mailBounces), at: Instant })),
  siguiente_at: z.nullable(Instant),
  /** The original of a resent mail, and its later copies. */
  primero: z.nullable(z.object({ id: DocumentId, at: Instant })),
  por: Optional,
  reenvios: z.array(Sent),
  /** Why its text is hidden: it contains a personal link, or was deleted. */
  oculto: z.nullable(z.enum(['personal', 'olvidado'])),
  texto: Optional,
  /** The URL of the mail's rendering, valid for some minutes. */
  vista: Optional,
  /** The links in it, to be followed if no mail server sends it. */
  enlaces: z.array(z.string()),
  mayResend: z.boolean(),
})
export type DeskMailDetail = z.infer<typeof DeskMailDetail>
