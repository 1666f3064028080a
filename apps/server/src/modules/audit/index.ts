export { changedFields } from './changed-fields.ts'
export { auditTrailRoutes } from './routes.ts'
