export { changedFields } from './changed-fields.ts'
export { auditFeature } from './feature.ts'
