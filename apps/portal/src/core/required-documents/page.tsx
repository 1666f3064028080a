import type { RequiredDocuments as Answer } from '@enlace/contract/required-documents/schemas.ts'
import { readBoot } from '../company/boot.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { useDocumentDesk } from './queries.ts'
import { RequiredDocuments } from './required-documents.tsx'

/** The documents that the company asks of the supplier, wherever a screen shows them. */
export function DocumentsPage({ documents }: { documents: Answer }) {
  return (
    <RequiredDocuments
      documents={documents}
      company={readBoot().company.nombre}
      desk={useDocumentDesk()}
      offline={useNeedsServer()}
    />
  )
}
