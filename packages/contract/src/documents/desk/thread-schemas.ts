import * as z from 'zod/mini'
import { DocumentId, Instant } from '../../core/values.ts'
import { questionStates, threadTypes } from '../../questions/limits.ts'

/** A thread about a document. */
export const DocumentThread = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: z.enum(threadTypes),
  estado: z.enum(questionStates),
  ultimo_at: Instant,
})
export type DocumentThread = z.infer<typeof DocumentThread>
