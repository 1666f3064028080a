import { requiredDocumentPageTexts as texts } from '@enlace/contract/required-documents/screen-texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { paths } from '../../core/paths.ts'
import { QualificationFrame } from '../../core/qualification/frame.tsx'
import { DocumentsPage } from '../../core/required-documents/page.tsx'
import { requiredDocumentsQuery } from '../../core/required-documents/queries.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'

/** `/supplier-qualification/documents`: the documents that the company asks of the supplier (screens 2.12). */
export const requiredDocumentsRoute = screenRoute({
  path: paths.supplierQualificationDocuments.pattern,
  title: texts.title,
  query: () => requiredDocumentsQuery(),
  Screen: ({ data }) => (
    <QualificationFrame current="documents">
      <DocumentsPage documents={data} />
    </QualificationFrame>
  ),
  Pending: () => (
    <QualificationFrame current="documents">
      <Skeleton lines={12} />
    </QualificationFrame>
  ),
})
