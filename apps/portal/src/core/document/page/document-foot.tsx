import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { DocumentColumns } from './document-page.tsx'
import { AttachedFiles, DocumentHistory, RelatedDocuments } from './late-parts.tsx'

type DocumentFootProps = {
  kind: DocumentKind
  document: DocumentFootFacts & { moneda: string }
  mayOpen: (kind: DocumentKind) => boolean
  /** What the related documents are called here, and what is said when there are none. */
  relatedTitle?: string
  noRelated?: string
}

/** What every document's page ends with: the documents of the same business, its files and what happened to it. */
export function DocumentFoot({ kind, document, mayOpen, relatedTitle, noRelated }: DocumentFootProps) {
  const { related, attachments, history, moneda } = document
  return (
    <>
      <RelatedDocuments
        related={related}
        mayOpen={mayOpen}
        {...(relatedTitle !== undefined && { title: relatedTitle })}
        {...(noRelated !== undefined && { none: noRelated })}
      />
      <DocumentColumns>
        <AttachedFiles files={attachments} />
        <DocumentHistory kind={kind} events={history} moneda={moneda} />
      </DocumentColumns>
    </>
  )
}
