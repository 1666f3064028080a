import * as z from 'zod/mini'
import { DocumentId, Instant, Optional } from '../../core/values.ts'

/** A file that belongs to a document; its type was told from its bytes. */
export const DocumentFile = z.object({
  id: DocumentId,
  name: z.string(),
  /** What it is, in the words of who gave it. */
  description: Optional,
  media_type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'application/xml']),
  /** In bytes. */
  size: z.number(),
  at: Instant,
  origin: z.enum(['carga', 'proveedor', 'compania', 'portal']),
  actor: z.string(),
})
export type DocumentFile = z.infer<typeof DocumentFile>
