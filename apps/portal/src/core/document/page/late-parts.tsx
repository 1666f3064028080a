import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { ComponentProps } from 'react'
import { detailPaths } from '../document-paths.ts'

// What a document's page ends with comes after what it is about.

const Files = lazyBelow(
  async () => (await import('@enlace/web/document/page/attached-files.tsx')).AttachedFiles,
)

const loadFileCall = async () =>
  (await import('@enlace/contract/documents/attachments/calls.ts')).downloadDocumentFile

/** The files that belong to a document. */
export const AttachedFiles = (props: Pick<ComponentProps<typeof Files>, 'files'>) => (
  <Files {...props} loadCall={loadFileCall} />
)

/** What happened to a document. */
export const DocumentHistory = lazyBelow(
  async () => (await import('@enlace/web/document/page/document-history.tsx')).DocumentHistory,
)

const Related = lazyBelow(
  async () => (await import('@enlace/web/document/page/related-documents.tsx')).RelatedDocuments,
)

type RelatedDocumentsProps = Omit<ComponentProps<typeof Related>, 'hrefOf'> & {
  /** Whether the person may open documents of a kind; those that may not be opened are named without a link. */
  mayOpen: (kind: DocumentKind) => boolean
}

/** The documents that belong with one. */
export const RelatedDocuments = ({ mayOpen, ...props }: RelatedDocumentsProps) => (
  <Related
    {...props}
    hrefOf={(kind, id) => (mayOpen(kind) ? detailPaths[kind]({ days: 0, id }) : undefined)}
  />
)
