export { availabilityRoutes } from './desk-routes.ts'
export { portalMaintenance } from './jobs.ts'
