export { type Review, askForDocument, askNoMore, keepTemplate, reviewDocument } from './review-commands.ts'
export {
  type KeptDocument,
  type ReviewedVersion,
  findKeptDocuments,
  findReviewedVersion,
  findStandings,
  findToReview,
} from './review-queries.ts'
export { requiredDocumentsFeature } from './feature.ts'
