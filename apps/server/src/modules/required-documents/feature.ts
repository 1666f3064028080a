import * as requiredDocuments from '@enlace/contract/required-documents/calls.ts'
import * as askedDocuments from '@enlace/contract/required-documents/asked/calls.ts'
import * as documentBoard from '@enlace/contract/required-documents/board/calls.ts'
import * as documentsReview from '@enlace/contract/required-documents/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { askedDocumentRoutes } from './asked/routes.ts'
import { documentBoardRoutes } from './board/routes.ts'
import { countDocuments } from './desk-queries.ts'
import { documentsReviewRoutes } from './desk-routes.ts'
import { documentReminders } from './jobs.ts'
import { requiredDocumentRoutes } from './routes.ts'

export const requiredDocumentsFeature: Feature = {
  portal: { calls: [requiredDocuments], slices: [requiredDocumentRoutes] },
  backoffice: {
    calls: [documentsReview, askedDocuments, documentBoard],
    slices: [documentsReviewRoutes, askedDocumentRoutes, documentBoardRoutes],
  },
  tasks: [documentReminders],
  counts: { 'required-documents': countDocuments },
}
