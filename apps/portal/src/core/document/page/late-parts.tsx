import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'

// What a document's page ends with comes after what it is about.

/** The files that belong to a document. */
export const AttachedFiles = lazyBelow(async () => (await import('./attached-files.tsx')).AttachedFiles)

/** What happened to a document. */
export const DocumentHistory = lazyBelow(async () => (await import('./document-history.tsx')).DocumentHistory)

/** The documents that belong with one. */
export const RelatedDocuments = lazyBelow(
  async () => (await import('./related-documents.tsx')).RelatedDocuments,
)
