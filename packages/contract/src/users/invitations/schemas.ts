import * as z from 'zod/mini'
import { mailBounces } from '../../mail/bounces.ts'
import { Instant, Optional, wholeNumber } from '../../core/values.ts'

/** Limits of an invitation file: lines, bytes, lines per page, and mails per minute. */
export const invitationLimits = { lines: 1000, bytes: 2 * 1024 * 1024, page: 50, perMinute: 60 } as const

/** The states of a batch. */
export const batchStates = ['borrador', 'enviando', 'detenida', 'terminada'] as const
const BatchState = z.enum(batchStates)

/** The outcomes of a line. */
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

/** Why a line does not invite anybody. */
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

/** A batch of invitations in the list. */
export const InvitationBatch = z.object({
  id: z.string(),
  archivo: z.string(),
  estado: BatchState,
  creada: Instant,
  por: z.string(),
  version: z.number(),
  /** The number of lines per state. */
  counts: z.record(z.string(), z.number()),
})
export type InvitationBatch = z.infer<typeof InvitationBatch>

/** One line of a batch. */
export const InvitationLine = z.object({
  id: z.string(),
  fila: z.number(),
  nit: z.string(),
  /** The number of the third party in its URL; null if there is none with that NIT. */
  tercero: z.nullable(z.number()),
  proveedor: Optional,
  correo: z.string(),
  estado: LineState,
  enviada: z.nullable(Instant),
  fault: z.nullable(z.enum(lineFaults)),
  /** The bounce of its mail; null without one. */
  rebote: z.nullable(z.enum(mailBounces)),
  /** The mail server's response to a refused or bounced mail. */
  motivo: Optional,
})
export type InvitationLine = z.infer<typeof InvitationLine>

/** The filter and page of a batch's lines. */
export const LinesQuery = z.object({
  page: z._default(wholeNumber(1, 100), 1),
  estado: z.optional(LineState),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
})
export type LinesQuery = z.infer<typeof LinesQuery>
