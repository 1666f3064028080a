import * as requiredDocuments from '@enlace/contract/required-documents/calls.ts'
import * as documentsReview from '@enlace/contract/required-documents/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { countDocuments } from './desk-queries.ts'
import { documentsReviewRoutes } from './desk-routes.ts'
import { documentReminders } from './jobs.ts'
import { requiredDocumentRoutes } from './routes.ts'

export const requiredDocumentsFeature: Feature = {
  portal: { calls: [requiredDocuments], slices: [requiredDocumentRoutes] },
  backoffice: { calls: [documentsReview], slices: [documentsReviewRoutes] },
  tasks: [documentReminders],
  counts: { 'required-documents': countDocuments },
}
