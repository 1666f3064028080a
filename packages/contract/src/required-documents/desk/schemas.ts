import * as z from 'zod/mini'
import { DateText, DocumentId, Instant, Optional } from '../../core/values.ts'
import { documentsReviewTexts } from './texts.ts'

/** What a version that was sent may be in. */
export const versionStates = ['en_revision', 'aprobado', 'rechazado', 'reemplazado'] as const

/** A version of a required document as the desk lists it. */
export const DeskDocument = z.object({
  id: DocumentId,
  documento: z.string(),
  proveedor: z.string(),
  nit: z.string(),
  contrato: Optional,
  version: z.number(),
  estado: z.enum(versionStates),
  vence: z.nullable(DateText),
  desde: Instant,
})
export type DeskDocument = z.infer<typeof DeskDocument>

/** A version with all that is needed to decide about it. */
export const DocumentReview = z.extend(DeskDocument, {
  archivo: z.string(),
  media_type: z.string(),
  expedido: z.nullable(DateText),
  subido_por: z.string(),
  motivo: z.string(),
  revisado_por: Optional,
  revisado_at: z.nullable(Instant),
  /** What is asked: until when such a document holds. */
  regla: z.string(),
  /** The approved version that is in force meanwhile. */
  anterior: z.nullable(z.object({ version: z.number(), vence: z.nullable(DateText) })),
  /** Another version of the same document came after it. */
  hay_posterior: z.boolean(),
})
export type DocumentReview = z.infer<typeof DocumentReview>

const day = z.nullable(DateText)

/** Approves a version, with the last day that is read on it. */
export const DocumentApproval = z.object({ vence: day })
/** Rejects a version with the reason that the supplier reads. */
export const DocumentRejection = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, documentsReviewTexts.reasonMissing), z.maxLength(1000)),
})
