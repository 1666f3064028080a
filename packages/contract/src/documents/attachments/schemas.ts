import * as z from 'zod/mini'
import { DocumentId, Instant, Optional } from '../../core/values.ts'

/** A file attached to a document; its type is detected from its bytes. */
export const DocumentFile = z.object({
  id: DocumentId,
  name: z.string(),
  /** Its description by the person who provided it. */
  description: Optional,
  media_type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'application/xml']),
  /** In bytes. */
  size: z.number(),
  at: Instant,
  origin: z.enum(['carga', 'proveedor', 'compania', 'portal']),
  actor: z.string(),
})
export type DocumentFile = z.infer<typeof DocumentFile>
