import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { paths } from '../../core/paths.ts'
import { DocumentsPage } from '../../core/required-documents/page.tsx'
import { requiredDocumentsQuery } from '../../core/required-documents/queries.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ProfileFrame } from '../../core/profile/frame.tsx'

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
