import { Problem } from '@enlace/contract/core/problems.ts'

/** Returns a document that was found. @throws Problem `document-not-found`. */
export function found<Document>(document: Document | undefined): Document {
  if (document === undefined) throw new Problem('document-not-found')
  return document
}
