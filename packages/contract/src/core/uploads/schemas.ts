import * as z from 'zod/mini'
import { DocumentId, Instant } from '../values.ts'

/** The bytes of the largest file that goes up in pieces, and how many of one person wait unfinished at most. */
export const uploadLimits = { bytes: 25 * 1024 * 1024, open: 20, name: 200 } as const

/** A file that a person means to send in pieces: what it is for, its name and length, and the print by which it is known again. */
export const NewUpload = z.object({
  /** What it is for: the same file for the same thing is gone on with where it was. */
  asunto: z.string().check(z.minLength(1), z.maxLength(200)),
  nombre: z.string().check(z.trim(), z.minLength(1), z.maxLength(uploadLimits.name)),
  bytes: z.int().check(z.minimum(1), z.maximum(uploadLimits.bytes)),
  /** The SHA-256 of the whole file: what arrives must be what was sent. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type NewUpload = z.infer<typeof NewUpload>

/** How far a file is that goes up in pieces. */
export const Upload = z.object({
  id: DocumentId,
  nombre: z.string(),
  bytes: z.number(),
  /** How many bytes of it the portal has for good: the next piece begins here. */
  recibido: z.number(),
  /** Until when it may be gone on with. */
  vence: Instant,
})
export type Upload = z.infer<typeof Upload>
