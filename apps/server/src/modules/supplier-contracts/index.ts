export { contractExport } from './export-present.ts'
export { type PolicyReview, reviewPolicy } from './policies/review-commands.ts'
export { type PendingPolicy, findPendingPolicies } from './policies/review-queries.ts'
export { supplierContractsFeature } from './feature.ts'
