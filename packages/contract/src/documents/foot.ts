import * as z from 'zod/mini'
import { DocumentFile } from './attachments/schemas.ts'
import { DocumentEvent } from './history/schemas.ts'
import { RelatedDocument } from './related/kinds.ts'

/** The last fields of every document's response: related documents, files and history. */
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
