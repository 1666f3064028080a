export { askForDocument, askNoMore, keepTemplate } from './asked/commands.ts'
export { type Review, reviewDocument } from './review-commands.ts'
export {
  type KeptDocument,
  type ReviewedVersion,
  findKeptDocuments,
  findReviewedVersion,
  findStandings,
  findToReview,
} from './review-queries.ts'
export { requiredDocumentsFeature } from './feature.ts'
