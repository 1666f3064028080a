import * as z from 'zod/mini'
import { mailBounces } from '../../mail/bounces.ts'
import { Instant, Optional, wholeNumber } from '../../core/values.ts'

/** Lines that a file of invitations may have, bytes that it may take, and lines of a page. */
export const invitationLimits = { lines: 1000, bytes: 2 * 1024 * 1024, page: 50, perMinute: 60 } as const

/** How far a batch is. */
export const batchStates = ['borrador', 'enviando', 'detenida', 'terminada'] as const
const BatchState = z.enum(batchStates)

/** The outcome of a line. */
export const lineStates = [
  'por_enviar',
  'enviada',
  'aceptada',
  'vencida',
  'correo_fallido',
  'retirada',
  'no_se_envia',
] as const
const LineState = z.enum(lineStates)
export type LineState = z.infer<typeof LineState>

/** Why a line invites nobody. */
export const lineFaults = [
  'nit-malformed',
  'nit-digit',
  'nit-unknown',
  'email-malformed',
  'repeated',
  'supplier-inactive',
  'already-user',
  'already-invited',
] as const
export type LineFault = (typeof lineFaults)[number]

/** A file of invitations as the list shows it. */
export const InvitationBatch = z.object({
  id: z.string(),
  archivo: z.string(),
  estado: BatchState,
  creada: Instant,
  por: z.string(),
  version: z.number(),
  /** Lines in each state. */
  counts: z.record(z.string(), z.number()),
})
export type InvitationBatch = z.infer<typeof InvitationBatch>

/** One line of it. */
export const InvitationLine = z.object({
  id: z.string(),
  fila: z.number(),
  nit: z.string(),
  /** The third party's number in its address; null where there is none of that NIT. */
  tercero: z.nullable(z.number()),
  proveedor: Optional,
  correo: z.string(),
  estado: LineState,
  enviada: z.nullable(Instant),
  fault: z.nullable(z.enum(lineFaults)),
  /** What came back of its mail after it had gone out; null where nothing did. */
  rebote: z.nullable(z.enum(mailBounces)),
  /** What the mail server said of a mail that it did not take, or that came back. */
  motivo: Optional,
})
export type InvitationLine = z.infer<typeof InvitationLine>

/** Which lines of a batch, and which page of them. */
export const LinesQuery = z.object({
  page: z._default(wholeNumber(1, 100), 1),
  estado: z.optional(LineState),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
})
export type LinesQuery = z.infer<typeof LinesQuery>
