import * as z from 'zod/mini'
import { DocumentId, Instant, Optional } from '../../core/values.ts'
import type { eventTexts } from './texts.ts'

/** The names of document events, which all have a sentence. */
export type DocumentEventName = keyof typeof eventTexts

/** A field of a document before and after, as text: a date, an amount, a state's id. */
export const FieldChange = z.object({ campo: z.string(), antes: Optional, despues: Optional })
export type FieldChange = z.infer<typeof FieldChange>

/** An event of a document: when, by whom, and the changes. */
export const DocumentEvent = z.object({
  id: z.string(),
  at: Instant,
  /** A load from the company's ERP, a user of the supplier, the company's staff, or the portal itself. */
  origin: z.enum(['carga', 'proveedor', 'compania', 'portal']),
  /** The user's name; empty for automatic events. */
  actor: z.string(),
  event: z.string(),
  note: Optional,
  changes: z.array(FieldChange),
  /** The files sent with it. */
  files: z.array(z.object({ id: DocumentId, name: z.string() })),
})
export type DocumentEvent = z.infer<typeof DocumentEvent>
