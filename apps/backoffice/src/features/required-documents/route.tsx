import { listDeskDocuments } from '@enlace/contract/required-documents/desk/calls'
import type { DeskDocument } from '@enlace/contract/required-documents/desk/schemas'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts'
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
