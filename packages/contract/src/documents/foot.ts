import * as z from 'zod/mini'
import { DocumentFile } from './attachments/schemas.ts'
import { DocumentEvent } from './history/schemas.ts'
import { RelatedDocument } from './related.ts'

/** What every document's answer ends with: the documents that belong with it, its files and what happened to it. */
export const documentFoot = {
  related: z.array(RelatedDocument),
  attachments: z.array(DocumentFile),
  history: z.array(DocumentEvent),
}

/** The same as a type. */
export type DocumentFootFacts = {
  related: RelatedDocument[]
  attachments: DocumentFile[]
  history: DocumentEvent[]
}
