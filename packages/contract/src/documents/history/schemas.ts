import * as z from 'zod/mini'
import { DocumentId, Instant, Optional } from '../../core/values.ts'
import type { eventTexts } from './texts.ts'

/** The names of what may happen to a document: those that have a sentence. */
export type DocumentEventName = keyof typeof eventTexts

/** A field of a document before and after, as text: a date, an amount, a state's id. */
export const FieldChange = z.object({ campo: z.string(), antes: Optional, despues: Optional })
export type FieldChange = z.infer<typeof FieldChange>

/** Something that happened to a document: when, by whom, and what it changed. */
export const DocumentEvent = z.object({
  id: z.string(),
  at: Instant,
  /** A load of the company's ERP, the supplier's person, the company's staff, or the portal itself. */
  origin: z.enum(['carga', 'proveedor', 'compania', 'portal']),
  /** The person's name; empty where nobody did it by hand. */
  actor: z.string(),
  event: z.string(),
  note: Optional,
  changes: z.array(FieldChange),
  /** The files that came with it. */
  files: z.array(z.object({ id: DocumentId, name: z.string() })),
})
export type DocumentEvent = z.infer<typeof DocumentEvent>
