import { listDeskDocuments } from '@enlace/contract/features/documents-review/calls'
import type { DeskDocument } from '@enlace/contract/features/documents-review/schemas'
import { documentsReviewTexts as texts } from '@enlace/contract/features/documents-review/texts'
import { deskRoute } from '../../core/desk/desk-route.tsx'
import { paths } from '../../core/paths.ts'
import { documentColumns } from './columns.tsx'
import { documentSlice, documentsQuery } from './queries.ts'

/** `/documentos`: the required documents that suppliers sent. */
export const documentsReviewRoute = deskRoute<DeskDocument>({
  path: paths.documentsReview,
  list: 'staff-required-documents',
  texts,
  query: documentsQuery,
  sliceOf: documentSlice,
  columns: documentColumns,
  states: 'version_documento',
  fresh: { kind: 'required-document', call: listDeskDocuments },
  hrefOf: (id) => paths.documentReview({ id }),
})
