import { requiredDocumentTexts as texts } from '@enlace/contract/core/required-documents/texts'
import type { RequiredDocuments as Answer } from '@enlace/contract/core/required-documents/schemas'
import { Skeleton } from '@enlace/ui/skeleton'
import { readBoot } from '../../core/company/boot.ts'
import { useNeedsServer } from '../../core/offline/connection.ts'
import { paths } from '../../core/paths.ts'
import { requiredDocumentsQuery, useDocumentDesk } from '../../core/required-documents/queries.ts'
import { RequiredDocuments } from '../../core/required-documents/required-documents.tsx'
import { screenRoute } from '../../core/screen/screen-route.tsx'
import { ProfileFrame } from './frame.tsx'

/** `/profile/documents`: the documents that the company asks of the supplier, among the rest of its data (screens 2.14). */
export const profileDocumentsRoute = screenRoute({
  path: paths.profileDocuments.pattern,
  title: texts.title,
  query: () => requiredDocumentsQuery(),
  Screen: ({ data }) => (
    <ProfileFrame current="documents">
      <DocumentsPage documents={data} />
    </ProfileFrame>
  ),
  Pending: () => (
    <ProfileFrame current="documents">
      <Skeleton lines={12} />
    </ProfileFrame>
  ),
})

function DocumentsPage({ documents }: { documents: Answer }) {
  return (
    <RequiredDocuments
      documents={documents}
      company={readBoot().company.nombre}
      desk={useDocumentDesk()}
      offline={useNeedsServer()}
    />
  )
}
