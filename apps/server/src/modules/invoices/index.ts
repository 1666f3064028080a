export { invoicesFeature } from './feature.ts'
export { invoiceProgramRoutes } from './program/routes.ts'
