import * as z from 'zod/mini'
import { DocumentId, Instant } from '../values.ts'

/** Limits of resumable uploads: the bytes of a file, unfinished uploads per user, and the length of a name. */
export const uploadLimits = { bytes: 25 * 1024 * 1024, open: 20, name: 200 } as const

/** A resumable upload to start: its subject, its name and length, and the hash that identifies it. */
export const NewUpload = z.object({
  /** The purpose: the same file for the same purpose resumes where it stopped. */
  asunto: z.string().check(z.minLength(1), z.maxLength(200)),
  nombre: z.string().check(z.trim(), z.minLength(1), z.maxLength(uploadLimits.name)),
  bytes: z.int().check(z.minimum(1), z.maximum(uploadLimits.bytes)),
  /** The SHA-256 of the whole file, to verify what arrives. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type NewUpload = z.infer<typeof NewUpload>

/** The progress of a resumable upload. */
export const Upload = z.object({
  id: DocumentId,
  nombre: z.string(),
  bytes: z.number(),
  /** The number of bytes safely stored, where the next part begins. */
  recibido: z.number(),
  /** Until when it can be resumed. */
  vence: Instant,
})
export type Upload = z.infer<typeof Upload>
