import * as z from 'zod/mini'
import { DateText, DocumentId, Instant, Optional } from '../../core/values.ts'
import { mostAtOnce } from '../limits.ts'
import { documentsReviewTexts } from './texts.ts'

/** The states of a submitted version. */
export const versionStates = ['en_revision', 'aprobado', 'rechazado', 'reemplazado'] as const

/** A version of a required document in the list of the back office. */
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

/** A version with all that is needed for a decision. */
export const DocumentReview = z.extend(DeskDocument, {
  archivo: z.string(),
  media_type: z.string(),
  expedido: z.nullable(DateText),
  subido_por: z.string(),
  motivo: z.string(),
  revisado_por: Optional,
  revisado_at: z.nullable(Instant),
  /** The validity rule of the document, in words. */
  regla: z.string(),
  /** The approved version in force meanwhile. */
  anterior: z.nullable(z.object({ version: z.number(), vence: z.nullable(DateText) })),
  /** Whether a later version of the same document exists. */
  hay_posterior: z.boolean(),
})
export type DocumentReview = z.infer<typeof DocumentReview>

const day = z.nullable(DateText)

/** Approves a version, with the last day stated on it. */
export const DocumentApproval = z.object({ vence: day })
/** Rejects a version, with the reason for the supplier. */
export const DocumentRejection = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, documentsReviewTexts.reasonMissing), z.maxLength(1000)),
})

/** The same decision on several versions; a rejection has one reason for all. */
export const BulkDecision = z
  .object({
    ids: z.array(DocumentId).check(z.minLength(1), z.maxLength(mostAtOnce)),
    decision: z.enum(['aprobado', 'rechazado']),
    motivo: z.string().check(z.trim(), z.maxLength(1000)),
  })
  .check(
    z.refine(({ decision, motivo }) => decision === 'aprobado' || motivo !== '', {
      path: ['motivo'],
      error: documentsReviewTexts.reasonMissing,
    }),
  )
export type BulkDecision = z.infer<typeof BulkDecision>

/** The outcome of each version: decided, or why not. */
export const BulkOutcomes = z.object({
  resultados: z.array(
    z.object({
      id: DocumentId,
      documento: z.string(),
      proveedor: z.string(),
      hecho: z.boolean(),
      /** Why it was not decided; empty otherwise. */
      porque: z.string(),
    }),
  ),
})
export type BulkOutcomes = z.infer<typeof BulkOutcomes>
