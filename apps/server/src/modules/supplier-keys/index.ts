export { supplierKeysFeature } from './feature.ts'
export { supplierKeyProgramRoutes } from './program-routes.ts'
