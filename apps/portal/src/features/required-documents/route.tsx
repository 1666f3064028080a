import { requiredDocumentPageTexts as texts } from '@enlace/contract/features/required-documents/texts'
import type { RequiredDocuments as Answer } from '@enlace/contract/core/required-documents/schemas'
import { Skeleton } from '@enlace/ui/skeleton'
import { readBoot } from '../../core/company/boot.ts'
import { useNeedsServer } from '../../core/offline/connection.ts'
import { paths } from '../../core/paths.ts'
import { QualificationFrame } from '../../core/qualification/frame.tsx'
import { requiredDocumentsQuery, useDocumentDesk } from '../../core/required-documents/queries.ts'
import { RequiredDocuments } from '../../core/required-documents/required-documents.tsx'
import { screenRoute } from '../../core/screen/screen-route.tsx'

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
