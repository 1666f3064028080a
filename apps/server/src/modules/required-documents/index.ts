export { countDocuments } from './desk-queries.ts'
export { documentsReviewRoutes } from './desk-routes.ts'
export { documentReminders } from './jobs.ts'
export { type Review, askForDocument, askNoMore, keepTemplate, reviewDocument } from './review-commands.ts'
export {
  type KeptDocument,
  type ReviewedVersion,
  findKeptDocuments,
  findReviewedVersion,
  findStandings,
  findToReview,
} from './review-queries.ts'
export { requiredDocumentRoutes } from './routes.ts'
export { addDemoRequiredDocuments } from './demo-commands.ts'
