export { findContactOptions } from './option-queries.ts'
export { contactUsFeature } from './feature.ts'
